import type { OfflineOptions } from '@swipefolio/platform/front-door'
import type { CallName } from '@swipefolio/shared/contract'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Read = Extract<CallName, `GET ${string}`>

/**
 * Whether browsers keep the last answer for pages without network. Not kept is what says who may do what, what changes something, and
 * what nobody looks at twice.
 */
const isKept = {
  'GET /api/auth/userlogin': false,
  'GET /api/auth/recruiterlogin': false,
  'GET /api/projectrequests': true,
  'GET /api/projectrequests/:id': true,
  'GET /api/projectrequests/technologies': true,
  'GET /api/public-pages/:handle': false,
  'GET /api/recruiter/account-events': false,
  'GET /api/recruiter/ai-reviews': true,
  'GET /api/recruiter/ai-reviews/:id': true,
  'GET /api/recruiter/chats': true,
  'GET /api/recruiter/chats/:chatId/new-message-exist': false,
  'GET /api/recruiter/chats/messages/:chatId': true,
  'GET /api/recruiter/chats/recruiter-new-messages-count': true,
  'GET /api/recruiter/contact-stages': true,
  'GET /api/recruiter/contacts': true,
  'GET /api/recruiter/contacts/:id': true,
  'GET /api/recruiter/contacts/:id/desk': true,
  'GET /api/recruiter/dashboard-stats': true,
  'GET /api/recruiter/details': true,
  'GET /api/recruiter/events': false,
  'GET /api/recruiter/export': false,
  'GET /api/recruiter/home': true,
  'GET /api/recruiter/liked-projects/:id/contact': true,
  'GET /api/recruiter/mail-preferences': true,
  'GET /api/recruiter/notifications': true,
  'GET /api/recruiter/notifications/unseen-exist': true,
  'GET /api/recruiter/project-request/:id/ownership': true,
  'GET /api/recruiter/projectRequests': true,
  'GET /api/recruiter/projectRequests/:id/links': true,
  'GET /api/recruiter/projects/:id/technologies': true,
  'GET /api/recruiter/projects/passed': true,
  'GET /api/recruiter/projects/saved': true,
  'GET /api/recruiter/projects/unseen': true,
  'GET /api/recruiter/projects/unseen/count': true,
  'GET /api/recruiter/push-devices': false,
  'GET /api/recruiter/revealLinkOwner/:id': false,
  'GET /api/recruiter/revealed-user/:id': true,
  'GET /api/recruiter/saved-filters': true,
  'GET /api/recruiter/second-factor': false,
  'GET /api/recruiter/contact-projects/:id/readme': true,
  'GET /api/recruiter/sessions': false,
  'GET /api/recruiter/techlist': true,
  'GET /api/recruiter/user-with-projects/:id': true,
  'GET /api/user/account-events': false,
  'GET /api/user/ai-reviews': true,
  'GET /api/user/ai-reviews/:id': true,
  'GET /api/user/chats': true,
  'GET /api/user/chats/messages/:chatId': true,
  'GET /api/user/chats/user-check-new-message/:chatId': false,
  'GET /api/user/chats/user-new-messages-count': true,
  'GET /api/user/dashboard-stats': true,
  'GET /api/user/details': true,
  'GET /api/user/events': false,
  'GET /api/user/export': false,
  'GET /api/user/home': true,
  'GET /api/user/mail-preferences': true,
  'GET /api/user/notifications': true,
  'GET /api/user/notifications/unseen-exist': true,
  'GET /api/user/privacy': true,
  'GET /api/user/profile': true,
  'GET /api/user/project-request/:id/bookmark': true,
  'GET /api/user/project-request/:id/links': true,
  'GET /api/user/project-requests': true,
  'GET /api/user/projects': true,
  'GET /api/user/projects/:id/technologies': true,
  'GET /api/user/public-page': true,
  'GET /api/user/projects/:id/readme': true,
  'GET /api/user/push-devices': false,
  'GET /api/user/second-factor': false,
  'GET /api/user/sessions': false,
  'GET /api/user/submissions': true,
  'GET /api/user/techlist': true,
} satisfies Record<Read, boolean>

const sessionEnd = 'POST /api/auth/logout' satisfies CallName

const pathOf = (name: string) => name.slice(name.indexOf(' ') + 1)

/** The service worker as the build has made it. A server that runs from its sources alone has none. */
function readScript(root: string): string | undefined {
  const file = join(root, 'server/dist/service-worker.js')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** What browsers keep, and the worker that keeps it. */
export function offlineOptions(root: string): OfflineOptions | undefined {
  const script = readScript(root)
  const keptReads = Object.entries(isKept)
    .filter(([, kept]) => kept)
    .map(([name]) => pathOf(name))
  return script === undefined ? undefined : { script, keptReads, sessionEnd: pathOf(sessionEnd) }
}
