import { links } from '@swipefolio/shared/api'
import type { Verdict } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { toCsv } from '../export/csv'

const answers = { SHORTLISTED: t('Shortlisted'), DECLINED: t('Not this time') } satisfies Record<
  Verdict,
  string
>

/** The links of a request as CSV, with revealed owners only. */
export async function linksCsv(requestId: number) {
  const received = await links.all(requestId)
  return toCsv([
    [t('Repository'), t('Owner'), t('Email'), t('Note'), t('Answer')],
    ...received.map(({ gitHubLink, linkOwner, note = '', verdict }) => [
      gitHubLink,
      linkOwner ? fullName(linkOwner) : '',
      linkOwner?.email ?? '',
      note,
      verdict ? answers[verdict] : '',
    ]),
  ])
}
