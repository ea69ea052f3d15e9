import { aiReviewCalls } from './ai-review-calls'
import { authCalls } from './auth-calls'
import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from './call'
import { jobSeekerCalls } from './job-seeker-calls'
import { liveCalls } from './live-calls'
import { publicCalls } from './public-calls'
import { recruiterCalls } from './recruiter-calls'

/** Every call of the API by `METHOD /path`: the server registers exactly these, the client can make no others. */
export const calls = {
  ...authCalls,
  ...publicCalls,
  ...jobSeekerCalls,
  ...recruiterCalls,
  ...liveCalls,
  ...aiReviewCalls,
} satisfies Record<string, Call>

type Calls = typeof calls
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
