import type { JobSeekerProfilePayload } from '@swipefolio/shared/api'
import type {
  Availability,
  OwnJobSeekerProfile,
  ProfileLink,
  PublicField,
} from '@swipefolio/shared/contract'
import { checkJobSeekerProfile } from '@swipefolio/shared/rules'

export interface ProfileFormValues {
  headline: string
  about: string
  place: string
  availability: Availability
  availableFrom: string
  /** With commas between them. */
  languages: string
  links: ProfileLink[]
  publicFields: PublicField[]
  /** The stored picture; one that was chosen here is beside the form. */
  image: string
}

export const formValuesOf = ({
  languages,
  ...profile
}: OwnJobSeekerProfile): ProfileFormValues => ({
  headline: profile.headline,
  about: profile.about,
  place: profile.place,
  availability: profile.availability,
  availableFrom: profile.availableFrom,
  languages: languages.join(', '),
  links: profile.links,
  publicFields: profile.publicFields ?? [],
  image: profile.image,
})

export const payloadOf = ({
  languages,
  ...values
}: ProfileFormValues): JobSeekerProfilePayload => ({
  ...values,
  languages: languages.split(/[,،;\n]/),
})

const isOfRow = ([name]: [string, unknown]) => name.startsWith('links.')

/** The errors of the form's fields, of which `links` has the first of its rows, and those of the rows. */
export function checkProfileForm(values: ProfileFormValues) {
  const all = Object.entries(checkJobSeekerProfile(payloadOf(values)))
  const ofRows = Object.fromEntries(all.filter(isOfRow))
  const [links] = Object.values(ofRows)
  const ofFields = Object.fromEntries(all.filter((error) => !isOfRow(error)))
  return { errors: { links, ...ofFields }, ofRows }
}
