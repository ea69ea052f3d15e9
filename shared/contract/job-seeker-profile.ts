import Type, { type Static } from 'typebox'
import { availabilities, publicFields } from '../rules'
import { call } from './call'

export type Availability = (typeof availabilities)[number]

/** An https address with the words that name it. */
export const ProfileLink = Type.Object({ label: Type.String(), url: Type.String() })
export type ProfileLink = Static<typeof ProfileLink>

/**
 * What a job seeker says of themselves beside the name: everything may be empty. `availableFrom` is a day, YYYY-MM-DD, of the
 * availability `from`; `image` the address of a square picture.
 */
export const JobSeekerProfile = Type.Object({
  headline: Type.String(),
  about: Type.String(),
  place: Type.String(),
  availability: Type.Unsafe<Availability>(
    Type.Union(availabilities.map((name) => Type.Literal(name))),
  ),
  availableFrom: Type.String(),
  languages: Type.Array(Type.String()),
  links: Type.Array(ProfileLink),
  image: Type.String(),
})
export type JobSeekerProfile = Static<typeof JobSeekerProfile>

export type PublicField = (typeof publicFields)[number]

/** As its owner reads it: with the parts that the public page shows. */
export const OwnJobSeekerProfile = Type.Object({
  ...JobSeekerProfile.properties,
  /** Missing in answers of servers that know no public page. */
  publicFields: Type.Optional(
    Type.Array(
      Type.Unsafe<PublicField>(Type.Union(publicFields.map((name) => Type.Literal(name)))),
    ),
  ),
})
export type OwnJobSeekerProfile = Static<typeof OwnJobSeekerProfile>

const text = Type.Optional(Type.String())

/** What is left out stays as it is. */
const JobSeekerProfilePayload = Type.Object({
  headline: text,
  about: text,
  place: text,
  availability: text,
  availableFrom: text,
  languages: Type.Optional(Type.Array(Type.String())),
  links: Type.Optional(Type.Array(Type.Object({ label: text, url: text }))),
  image: text,
  publicFields: Type.Optional(Type.Array(Type.String())),
})

export const jobSeekerProfileCalls = {
  'GET /api/user/profile': call({
    access: 'jobseeker',
    summary: 'Read what my profile says beside my name',
    response: OwnJobSeekerProfile,
  }),
  'PUT /api/user/profile': call({
    access: 'jobseeker',
    summary: 'Change what my profile says beside my name; contacts see it',
    notes:
      '`publicFields` names the parts that the public page shows too: image, headline, about, place, availability, languages, links.',
    body: JobSeekerProfilePayload,
    response: OwnJobSeekerProfile,
  }),
}
