import { contacts } from '@swipefolio/shared/api'
import { toCsv } from '../export/csv'

/** The contacts whose name contains a text, as a table. */
export async function contactsCsv(search: string) {
  const people = await contacts.whole(search)
  return toCsv([
    ['First Name', 'Last Name', 'Email'],
    ...people.map(({ firstName, lastName, email }) => [firstName, lastName, email]),
  ])
}
