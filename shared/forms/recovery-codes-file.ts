export interface RecoveryCodesFile {
  codes: readonly string[]
  /** The account's address, once it is known. */
  email: string | undefined
  madeAt: Date
}

/** The text of the downloaded file, which says what the codes are for to who finds it years later. */
export const recoveryCodesFile = ({ codes, email, madeAt }: RecoveryCodesFile): string =>
  [
    'Swipefolio: recovery codes for two-step login',
    ...(email ? [`Account: ${email}`] : []),
    `Made on: ${madeAt.toLocaleDateString(undefined, { dateStyle: 'long' })}`,
    '',
    'With your password, each code logs you in once when you do not have your phone.',
    '',
    ...codes,
    '',
  ].join('\n')
