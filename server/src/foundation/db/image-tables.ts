export interface ImageTable {
  /** The path under which the image is served, as stored in a project. It does not identify the owner. */
  address: string
  owner_id: number
  data: Buffer
  created_at: Date
  /** When it was uploaded, or last removed from a project. */
  unused_since: Date
}

export interface ImageTables {
  image: ImageTable
}
