import { formatLanguage, t } from '../i18n'

export interface RecoveryCodesFile {
  codes: readonly string[]
  /** The account's address, once it is known. */
  email: string | undefined
  madeAt: Date
}

/** The text of the downloaded file, which says what the codes are for to who finds it years later. */
export const recoveryCodesFile = ({ codes, email, madeAt }: RecoveryCodesFile): string =>
  [
    t('Swipefolio: recovery codes for two-step login'),
    ...(email ? [t('Account: {email}', { email })] : []),
    t('Made on: {date}', {
      date: madeAt.toLocaleDateString(formatLanguage(), { dateStyle: 'long' }),
    }),
    '',
    t('With your password, each code logs you in once when you do not have your phone.'),
    '',
    ...codes,
    '',
  ].join('\n')
