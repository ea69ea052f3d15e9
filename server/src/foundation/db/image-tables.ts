export interface ImageTable {
  /** The path under which the image is served, as stored in a project. It does not identify the owner. */
  address: string
  owner_id: number
  /** The WebP, unless it is in the store of files. */
  data: Buffer | null
  /** Its key in the store of files. */
  object: string | null
  created_at: Date
  /** When it was uploaded, or last removed from a project. */
  unused_since: Date
}

export interface ImageTables {
  image: ImageTable
}
