import type { Availability, ProfileLink, PublicField } from '@swipefolio/shared/contract'
import type { ColumnType, Generated } from 'kysely'

/** What a job seeker says of themselves beside the name; without a row, nothing. */
export interface ProfileTable {
  account_id: number
  headline: string
  about: string
  place: string
  availability: Availability
  /** YYYY-MM-DD, for the availability `from`. */
  available_from: string | null
  languages: string[]
  links: ColumnType<ProfileLink[], string, string>
  /** The address of a square picture of the owner's; may be empty. */
  image: string
  /** What the public page shows, too. */
  public_fields: Generated<PublicField[]>
}

/** A page that a job seeker shows to everybody while it is on. */
export interface PublicPageTable {
  account_id: number
  is_on: boolean
  /** Whether search engines may list it. */
  is_listed: boolean
  handle: string | null
  /** The handle without what tells look-alikes apart. */
  handle_key: string | null
  /** When the last handles were given up, as far as that limits the next change. */
  handle_changed_at: Generated<Date[]>
}

export interface PublicPageProjectTable {
  account_id: number
  project_id: number
  position: number
}

/** A handle that was given up, which nobody else gets until then. */
export interface HeldHandleTable {
  handle_hash: string
  /** Who had it; null once the account is deleted. */
  account_id: number | null
  held_until: Date
}

export interface ProfileTables {
  profile: ProfileTable
  public_page: PublicPageTable
  public_page_project: PublicPageProjectTable
  held_handle: HeldHandleTable
}
