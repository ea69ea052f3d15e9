import { directionOf } from '@swipefolio/platform/languages'
import { type Language, paths, type Role } from '@swipefolio/shared/contract'
import { RequestFilteringHttpsAgent } from 'request-filtering-agent'
import type { NotificationKind } from '../../foundation/db/contact-tables'
import { PermanentFailure } from '../../foundation/mail/failures'
import type { Senders } from '../../foundation/mail/mail'
import { request } from '../../foundation/outbound/request'
import type { Services } from '../../foundation/services'
import { translatorFor } from '../../i18n/translator'
import { findDevice, findUnseen, removeDevice } from './repository'
import { vapidOf } from './vapid'

declare module '../../foundation/mail/mail' {
  interface OtherJobs {
    /** One notification to one device. */
    push: { accountId: number; deviceId: string; notificationId: number }
  }
}

const lifetime = 4 * 60 * 60_000
const deadline = 10_000

/** The service does not know the device any more: the browser has unsubscribed, or was removed. */
const gone = [404, 410]
/** The service may take it later. */
const isBusy = (status: number) => status === 429 || status >= 500

/** Connects to public addresses only, whatever a name resolves to: people choose where pushes are sent. */
const publicAgent = new RequestFilteringHttpsAgent()

/** Sends a notification to a device, encrypted for it, unless it was seen in the meantime. */
export function sendPushes({
  config,
  db,
  clock,
  send,
}: Pick<Services, 'config' | 'db' | 'clock' | 'send'>): Pick<Senders, 'push'> {
  return {
    push: {
      subject: 'A push',
      lifetime,
      async send({ accountId, deviceId, notificationId }) {
        const device = await findDevice(db, accountId, deviceId)
        const news = device && (await findUnseen(db, accountId, notificationId))
        if (!news || !config.vapidPrivateKey) return false
        // Loaded with the first push.
        const { default: webPush } = await import('web-push')
        const { endpoint, p256dh, auth } = device
        const left = news.created_at.getTime() + lifetime - clock().getTime()
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(payloadOf(news, device)),
          { vapidDetails: vapidOf(config), TTL: Math.max(0, Math.round(left / 1000)) },
        )
        const answer = await request(send, {
          url: new URL(endpoint),
          headers,
          body,
          agent: publicAgent,
          signal: AbortSignal.timeout(deadline),
        })
        answer.resume()
        const { statusCode: status = 0 } = answer
        if (status >= 200 && status < 300) return true
        if (gone.includes(status)) {
          await removeDevice(db, accountId, deviceId)
          return false
        }
        const failure = `The push service answered ${status}`
        throw isBusy(status) ? new Error(failure) : new PermanentFailure(failure)
      },
    },
  }
}

const pathTo = {
  MESSAGE: (chatId) => `${paths.home}?chat=${chatId}`,
  CHAT: (chatId) => `${paths.home}?chat=${chatId}`,
  LINK: paths.linksOf,
  SUBMISSION: () => paths.submissions,
} satisfies Record<NotificationKind, (referenceId: number) => string>

interface News {
  type: NotificationKind
  message: string
  reference_id: number
}

interface Reader {
  role: Role
  language: Language | null
}

/** The sentence of the notification, as a mail has it. A new tab has no session, so that it begins with the login. */
function payloadOf({ type, message, reference_id }: News, reader: Reader) {
  const { language, translated } = translatorFor(reader.language)
  const path = pathTo[type](reference_id)
  return {
    title: 'Swipefolio',
    body: translated(message),
    lang: language,
    dir: directionOf(language),
    path,
    start: `${paths.login}?role=${reader.role}&from=${encodeURIComponent(path)}`,
    tag: `${type}-${reference_id}`,
  }
}
