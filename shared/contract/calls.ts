import { accountCalls } from './account'
import { accountSecurityCalls } from './account-security'
import { aiReviewCalls } from './ai-reviews'
import { authCalls } from './auth'
import { blockCalls } from './blocks'
import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from './call'
import { chatCalls } from './chats'
import { contactCalls } from './contacts'
import { decisionCalls } from './decisions'
import { homeCalls } from './home'
import { imageCalls, imageRoutes } from './images'
import { jobSeekerProfileCalls } from './job-seeker-profile'
import { languageCalls } from './language'
import { linkCalls } from './links'
import { liveEventCalls } from './live-events'
import { mailPreferenceCalls, unsubscribeRoutes } from './mail-preferences'
import { notificationCalls } from './notifications'
import { privacyCalls } from './privacy'
import { profileCalls } from './profile'
import { projectRequestCalls } from './project-requests'
import { projectCalls } from './projects'
import { publicPageCalls, publicPageRoutes } from './public-page'
import { readmeCalls } from './readmes'
import { pushCalls } from './push'
import { savedFilterCalls } from './saved-filters'
import { secondFactorCalls } from './second-factor'
import { statsCalls } from './stats'
import { technologyCalls } from './technologies'

type Calls = typeof authCalls &
  typeof profileCalls &
  typeof jobSeekerProfileCalls &
  typeof publicPageCalls &
  typeof accountCalls &
  typeof accountSecurityCalls &
  typeof secondFactorCalls &
  typeof privacyCalls &
  typeof mailPreferenceCalls &
  typeof languageCalls &
  typeof pushCalls &
  typeof projectCalls &
  typeof technologyCalls &
  typeof imageCalls &
  typeof decisionCalls &
  typeof savedFilterCalls &
  typeof contactCalls &
  typeof projectRequestCalls &
  typeof linkCalls &
  typeof chatCalls &
  typeof blockCalls &
  typeof notificationCalls &
  typeof liveEventCalls &
  typeof statsCalls &
  typeof homeCalls &
  typeof aiReviewCalls &
  typeof readmeCalls

/** Every call of the API by `METHOD /path`: the server registers exactly these, the client can make no others. */
export const calls: Calls = {
  ...authCalls,
  ...profileCalls,
  ...jobSeekerProfileCalls,
  ...publicPageCalls,
  ...accountCalls,
  ...accountSecurityCalls,
  ...secondFactorCalls,
  ...privacyCalls,
  ...mailPreferenceCalls,
  ...languageCalls,
  ...pushCalls,
  ...projectCalls,
  ...readmeCalls,
  ...technologyCalls,
  ...imageCalls,
  ...decisionCalls,
  ...savedFilterCalls,
  ...contactCalls,
  ...projectRequestCalls,
  ...linkCalls,
  ...chatCalls,
  ...blockCalls,
  ...notificationCalls,
  ...liveEventCalls,
  ...statsCalls,
  ...homeCalls,
  ...aiReviewCalls,
} satisfies Record<string, Call>

/** Addresses of files and pages: they are described like calls, and the client makes none of them. */
export const routesBesideCalls = {
  ...imageRoutes,
  ...publicPageRoutes,
  ...unsubscribeRoutes,
} satisfies Record<string, Call>

export type CallName = keyof Calls
export type CallParams<N extends CallName> = ParamsOf<Calls[N]>
export type CallQuery<N extends CallName> = QueryOf<Calls[N]>
export type CallBody<N extends CallName> = BodyOf<Calls[N]>
export type CallResponse<N extends CallName> = ResponseOf<Calls[N]>
export type CallAccess<N extends CallName> = Calls[N]['access']
/** The calls that take a file as it is. */
export type UploadName = {
  [N in CallName]: Calls[N] extends { rawBody: readonly string[] } ? N : never
}[CallName]
