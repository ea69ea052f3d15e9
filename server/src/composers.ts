import type { Composers, Senders } from './foundation/mail/mail'
import type { Services } from './foundation/services'
import { composeAccountMails } from './modules/auth/compose-mails'
import { composeDigests } from './modules/digests/compose-digests'
import { removeFiles } from './foundation/files/remove-files'
import { tellVerdicts } from './modules/links/tell-verdicts'
import { composeFilterNews } from './modules/saved-filters/filter-news'
import { sendPushes } from './modules/push/send-pushes'

/** The composers of every kind of mail. */
export const createComposers = (
  services: Pick<Services, 'config' | 'db' | 'clock'>,
): Composers => ({
  ...composeAccountMails(services),
  ...composeDigests(services),
  ...composeFilterNews(services),
})

/** The senders of every kind of job that is no mail. */
export const createSenders = (
  services: Pick<Services, 'config' | 'db' | 'clock' | 'send' | 'files' | 'events'>,
): Senders => ({
  ...sendPushes(services),
  ...removeFiles(services),
  ...tellVerdicts(services),
})
