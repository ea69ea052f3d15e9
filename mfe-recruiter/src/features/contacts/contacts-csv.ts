import { contacts } from '@swipefolio/shared/api'
import { toCsv } from '../export/csv'

/** All contacts whose name contains a text, as CSV. */
export async function contactsCsv(search: string) {
  const people = await contacts.all(search)
  return toCsv([
    ['First Name', 'Last Name', 'Email'],
    ...people.map(({ firstName, lastName, email }) => [firstName, lastName, email]),
  ])
}
