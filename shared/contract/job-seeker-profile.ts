import Type, { type Static } from 'typebox'
import { availabilities } from '../rules'
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
})

export const jobSeekerProfileCalls = {
  'GET /api/user/profile': call({
    access: 'jobseeker',
    summary: 'Read what my profile says beside my name',
    response: JobSeekerProfile,
  }),
  'PUT /api/user/profile': call({
    access: 'jobseeker',
    summary: 'Change what my profile says beside my name; contacts see it',
    body: JobSeekerProfilePayload,
    response: JobSeekerProfile,
  }),
}
