import type { ContactSummary } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'

/** What one can do in the field below a contact. */
export const messageLabel = ({ hasMessages }: ContactSummary): string =>
  hasMessages ? t('Write a message') : t('Write the first message')
