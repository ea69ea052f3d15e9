import { contacts } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import { toCsv } from '../export/csv'

/** All contacts whose name contains a text, as CSV. */
export async function contactsCsv(search: string) {
  const people = await contacts.all(search)
  return toCsv([
    [t('First Name'), t('Last Name'), t('Email')],
    ...people.map(({ firstName, lastName, email }) => [firstName, lastName, email]),
  ])
}
