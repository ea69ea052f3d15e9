import type { Composers } from './foundation/mail/mail'
import type { Services } from './foundation/services'
import { composeAccountMails } from './modules/auth/compose-mails'
import { composeDigests } from './modules/digests/compose-digests'

/** The composers of every kind of mail. */
export const createComposers = (
  services: Pick<Services, 'config' | 'db' | 'clock'>,
): Composers => ({ ...composeAccountMails(services), ...composeDigests(services) })
