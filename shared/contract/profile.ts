import Type, { type Static } from 'typebox'
import { call } from './call'
import { Id } from './scalars'

export const JobSeeker = Type.Object({
  id: Id,
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
})
export type JobSeeker = Static<typeof JobSeeker>

export const Recruiter = Type.Object({
  id: Id,
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  companyName: Type.String(),
})
export type Recruiter = Static<typeof Recruiter>

/** What anybody may know of a recruiter. */
export const RecruiterName = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  companyName: Type.String(),
})
export type RecruiterName = Static<typeof RecruiterName>

const ProfileUpdate = Type.Object({
  id: Type.Optional(Type.Number()),
  email: Type.Optional(Type.String()),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  companyName: Type.Optional(Type.String()),
  password: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  currentPassword: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description:
        'Needed with a new password, but for the first five minutes after a login without two-step login. A password that was set without it turns on no two-step login and deletes no account before a mailed code has set it anew.',
    }),
  ),
})

const refusals = {
  forbidden:
    'The call is for the other role, the request comes from another site, or the `id` is that of somebody else.',
}

export const profileCalls = {
  'GET /api/user/details': call({
    access: 'jobseeker',
    summary: 'Read my account',
    response: JobSeeker,
  }),
  'PUT /api/user/update': call({
    access: 'jobseeker',
    summary: 'Change my name or password; answers a new token, too',
    refusals,
    body: ProfileUpdate,
    response: Type.Object({ user: JobSeeker, token: Type.String() }),
  }),
  'GET /api/recruiter/details': call({
    access: 'recruiter',
    summary: 'Read my account',
    response: Recruiter,
  }),
  'PUT /api/recruiter/update': call({
    access: 'recruiter',
    summary: 'Change my name, company or password; answers a new token, too',
    refusals: { ...refusals, conflict: 'The company was changed in the last 30 days.' },
    body: ProfileUpdate,
    response: Type.Object({ user: Recruiter, token: Type.String() }),
  }),
}
