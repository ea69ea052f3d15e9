import type { Availability, ProfileLink } from '@swipefolio/shared/contract'
import type { ColumnType } from 'kysely'

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
}

export interface ProfileTables {
  profile: ProfileTable
}
