import type { JobSeekerProfile, OwnJobSeekerProfile } from '@swipefolio/shared/contract'
import type { ProfileRow } from './repository'

/** Without a row, the profile of somebody who has said nothing yet. */
export const presentProfile = (row: ProfileRow | undefined): JobSeekerProfile => ({
  headline: row?.headline ?? '',
  about: row?.about ?? '',
  place: row?.place ?? '',
  availability: row?.availability ?? '',
  availableFrom: row?.available_from ?? '',
  languages: row?.languages ?? [],
  links: (row?.links ?? []).map(({ label, url }) => ({ label, url })),
  image: row?.image ?? '',
})

/** With what only its owner reads. */
export const presentOwnProfile = (row: ProfileRow | undefined): OwnJobSeekerProfile => ({
  ...presentProfile(row),
  publicFields: row?.public_fields ?? [],
})
