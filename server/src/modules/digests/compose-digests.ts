import type { MailPreferences } from '@swipefolio/shared/contract'
import type { NotificationKind } from '../../foundation/db/contact-tables'
import type { Executor } from '../../foundation/db/database'
import type { Composers } from '../../foundation/mail/mail'
import type { Services } from '../../foundation/services'
import { translatorFor } from '../../i18n/translator'
import { digestMail, type Digest } from './digest-mail'
import {
  claimUnseen,
  closeDigest,
  findPreferences,
  listNewContacts,
  listNewLinks,
  listSubmissionNews,
  listUnreadChats,
  setDigestSetting,
} from './repository'
import { unsubscribeUrl } from '../../foundation/mail/unsubscribe-link'

declare module '../../foundation/mail/mail' {
  interface MailJobs {
    /** Unseen notifications. The id distinguishes this mail from the next. */
    digest: { accountId: number; digestId: number }
  }
}

const lifetime = 24 * 60 * 60_000

/** The mail preference that each kind of notification belongs to. */
const preferenceOf = {
  MESSAGE: 'messages',
  CHAT: 'contacts',
  LINK: 'links',
  SUBMISSION: 'links',
} satisfies Record<NotificationKind, keyof MailPreferences>

/** Composes one mail of a person's unseen notifications; nothing when all were seen or unwanted. */
export function composeDigests({
  config,
  db,
  clock,
}: Pick<Services, 'config' | 'db' | 'clock'>): Pick<Composers, 'digest'> {
  async function read(
    trx: Executor,
    job: { accountId: number; digestId: number },
  ): Promise<Digest> {
    const wanted = await findPreferences(trx, job.accountId)
    const types = (Object.keys(preferenceOf) as NotificationKind[]).filter(
      (type) => wanted[preferenceOf[type]],
    )
    if (types.length > 0) await claimUnseen(trx, job, types)
    const { digestId } = job
    return {
      messages: wanted.messages ? await listUnreadChats(trx, digestId) : [],
      contacts: wanted.contacts ? await listNewContacts(trx, digestId) : [],
      links: wanted.links ? await listNewLinks(trx, digestId) : [],
      submissions: wanted.links ? await listSubmissionNews(trx, digestId) : [],
    }
  }

  return {
    digest: {
      lifetime,
      compose: (job) =>
        db.transaction().execute(async (trx) => {
          const account = await trx
            .selectFrom('account')
            .select(['id', 'email', 'first_name', 'language'])
            .where('id', '=', job.accountId)
            .where('deleted_at', 'is', null)
            .forKeyShare()
            .executeTakeFirst()
          await closeDigest(trx, job.accountId)
          if (!account) return undefined
          const digest = await read(trx, job)
          if (Object.values(digest).every((items: unknown[]) => items.length === 0))
            return undefined
          await setDigestSetting(trx, account.id, { mailed_at: clock() })
          return digestMail(digest, {
            to: account.email,
            firstName: account.first_name,
            publicUrl: config.publicUrl,
            unsubscribeUrl: unsubscribeUrl(config, account.id),
            translator: translatorFor(account.language),
          })
        }),
    },
  }
}
