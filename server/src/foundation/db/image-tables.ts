export interface ImageTable {
  /** Where it is served: what a project's `image` holds. Nothing in it tells whose it is. */
  address: string
  owner_id: number
  data: Buffer
  created_at: Date
  /** When it was uploaded, or last taken out of a project. */
  unused_since: Date
}

export interface ImageTables {
  image: ImageTable
}
