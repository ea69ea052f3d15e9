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

export interface FeedTables {
  feed_entry: FeedEntryTable
  feed_run: FeedRunTable
}
