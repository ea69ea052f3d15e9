import Type, { type Static } from 'typebox'
import { call } from './call'

/** Who a job seeker keeps out of sight of: `paused` hides from every recruiter's deck, a company or a domain of e-mail from its recruiters'. */
export const Privacy = Type.Object({
  paused: Type.Boolean(),
  hiddenCompanies: Type.Array(Type.String()),
  /** Missing in answers of servers that know only the companies. */
  hiddenDomains: Type.Optional(Type.Array(Type.String())),
})
export type Privacy = Static<typeof Privacy>

/** What is left out stays as it is. */
const PrivacyPayload = Type.Object({
  paused: Type.Optional(Type.Boolean()),
  hiddenCompanies: Type.Optional(Type.Array(Type.String())),
  hiddenDomains: Type.Optional(Type.Array(Type.String())),
})

export const privacyCalls = {
  'GET /api/user/privacy': call({
    access: 'jobseeker',
    summary: 'Read from whom I am hidden',
    response: Privacy,
  }),
  'PUT /api/user/privacy': call({
    access: 'jobseeker',
    summary: 'Pause my profile, or hide from companies and domains of e-mail',
    body: PrivacyPayload,
    response: Privacy,
  }),
}
