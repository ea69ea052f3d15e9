import type { JobSeeker, Link, SentLink, Submission } from '@swipefolio/shared/contract'
import type { OwnLinkRow, ReceivedLinkRow, SentLinkRow } from './repository'
import { isTold, secondsToUndo, statusOf } from './status'

const presentProject = ({
  project_id: id,
  project_title: title,
}: Pick<OwnLinkRow, 'project_id' | 'project_title'>) =>
  id === null || title === null ? null : { id, title }

export function presentSubmission(row: OwnLinkRow, now: Date): Submission {
  const { status, at } = statusOf(row, now)
  return {
    id: row.id,
    gitHubLink: row.git_hub_link,
    ownerRevealed: row.revealed_at !== null,
    createdAt: row.created_at.toISOString(),
    project: presentProject(row),
    note: row.note,
    status,
    statusAt: at.toISOString(),
    reply: isTold(row, now) ? row.reply : '',
  }
}

export const presentSentLink = (row: SentLinkRow, now: Date): SentLink => ({
  ...presentSubmission(row, now),
  projectRequest: {
    id: row.project_request_id,
    title: row.title,
    companyName: row.company_name,
    endDate: row.end_date,
  },
})

export const presentLinkOwner = (row: ReceivedLinkRow): JobSeeker | null =>
  row.revealed_at && {
    id: row.author_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
  }

/** The project would identify its owner by their other projects, and by a like. */
export const presentLink = (row: ReceivedLinkRow, now: Date): Link => ({
  id: row.id,
  gitHubLink: row.git_hub_link,
  ownerRevealed: row.revealed_at !== null,
  linkOwner: presentLinkOwner(row),
  project: row.revealed_at && presentProject(row),
  note: row.note,
  seen: row.seen_at !== null,
  verdict: row.verdict,
  reply: row.reply,
  secondsToUndo: secondsToUndo(row, now),
})
