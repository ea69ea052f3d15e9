import type { JobSeeker, Link, SentLink, Submission } from '@swipefolio/shared/contract'
import type { OwnLinkRow, ReceivedLinkRow, SentLinkRow } from './repository'

export const presentSubmission = (row: OwnLinkRow): Submission => ({
  id: row.id,
  gitHubLink: row.git_hub_link,
  ownerRevealed: row.revealed_at !== null,
  createdAt: row.created_at.toISOString(),
})

export const presentSentLink = (row: SentLinkRow): SentLink => ({
  ...presentSubmission(row),
  projectRequest: { id: row.project_request_id, title: row.title, endDate: row.end_date },
})

export const presentLinkOwner = (row: ReceivedLinkRow): JobSeeker | null =>
  row.revealed_at && {
    id: row.author_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
  }

export const presentLink = (row: ReceivedLinkRow): Link => ({
  id: row.id,
  gitHubLink: row.git_hub_link,
  ownerRevealed: row.revealed_at !== null,
  linkOwner: presentLinkOwner(row),
})
