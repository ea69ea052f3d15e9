import type { CallName } from '@swipefolio/shared/contract'
import { callLimits, limitRules } from '@swipefolio/server/testing'
import { contractOf } from '../matrix/contract'

/** Calls that have a limit of their own beside the common one. */
const own: [RegExp, number][] = [
  [/\/chats\/send$/, callLimits.messages.callsPerMinute],
  [/ \/api\/user\/(images|profile\/picture)$/, limitRules.imagesInMinute.free],
  [/\/export$/, limitRules.exportsInMinute.free],
  [/^POST .*\/ai-review$/, limitRules.reviewsOfPerson.free],
  [/^POST .*\/(readmes|repository-facts)$/, limitRules.repositoriesOfPerson.free],
  [/^(POST|PUT|DELETE) .*\/(second-factor|passkeys)/, limitRules.secondFactorChangesOfPerson.free],
  [/\/send-link$/, limitRules.submissionsOfPerson.free],
  [/^POST .*\/technologies$/, limitRules.technologiesOfPerson.free],
  [/\/(request-register|resend-code|send-code-to-reset-password)$/, limitRules.mailsOfAddress.free],
]

/** How many calls one person can make in a minute, if each is answered with so many bytes. Those with their own limit are few. */
export function allowedInMinute(name: CallName, bytes: number): number {
  const special = own.find(([pattern]) => pattern.test(name))?.[1]
  if (special !== undefined) return special
  const { access } = contractOf(name)
  const { callsPerMinute } = access === 'public' ? callLimits.address : callLimits.person
  const counted = callLimits.callsCounted[name.split(' ')[1] ?? ''] ?? 1
  return Math.ceil(callsPerMinute / (counted + Math.floor(bytes / callLimits.bytesOfCall)))
}
