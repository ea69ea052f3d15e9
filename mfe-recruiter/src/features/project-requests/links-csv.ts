import { links } from '@swipefolio/shared/api'
import { fullName } from '@swipefolio/shared/format'
import { toCsv } from '../export/csv'

/** The links of a request as CSV, with revealed owners only. */
export async function linksCsv(requestId: number) {
  const received = await links.all(requestId)
  return toCsv([
    ['Repository', 'Owner', 'Email'],
    ...received.map(({ gitHubLink, linkOwner }) => [
      gitHubLink,
      linkOwner ? fullName(linkOwner) : '',
      linkOwner?.email ?? '',
    ]),
  ])
}
