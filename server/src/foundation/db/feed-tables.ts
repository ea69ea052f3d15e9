import type { Generated } from 'kysely'

/** A project's position in a feed: a technology's, or 0 for the feed of all projects. Higher is newer. */
export interface FeedEntryTable {
  feed: number
  position: number
  project_id: number
  hidden: boolean
}

/** The recruiter has decided on everything from `low` to `high`. Runs of one feed never touch each other. */
export interface FeedRunTable {
  recruiter_id: number
  feed: number
  low: number
  high: number
}

/** A technology filter of the deck under a name. */
export interface SavedFilterTable {
  id: number
  recruiter_id: number
  name: string
  technology_ids: number[]
  /** When the next mail of new projects is due; null without mails. */
  mail_due_at: Date | null
  /** The top of the feed of all projects at the last mail. */
  mailed_position: Generated<number>
  created_at: Date
}

export interface FeedTables {
  saved_filter: SavedFilterTable
  feed_entry: FeedEntryTable
  feed_run: FeedRunTable
}
