/** Where a project stands in a feed: a technology's, or 0, the feed of all. Higher is newer. */
export interface FeedEntryTable {
  feed: number
  position: number
  project_id: number
  hidden: boolean
}

/** From `low` to `high` nothing in the feed is unseen by the recruiter. Runs of one feed touch no other. */
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
