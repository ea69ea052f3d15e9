import type { Generated } from 'kysely'

export interface ImageTable {
  /** The path under which the image is served, as stored in a project or a profile. It does not identify the owner. */
  address: string
  owner_id: number
  /** A picture for a profile, which no project shows. */
  is_square: Generated<boolean>
  /** The WebP, unless it is in the store of files. */
  data: Buffer | null
  /** Its key in the store of files. */
  object: string | null
  created_at: Date
  /** When it was uploaded, or last removed from where it was shown. */
  unused_since: Date
}

export interface ImageTables {
  image: ImageTable
}
