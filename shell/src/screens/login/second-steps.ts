import { t } from '@swipefolio/shared/i18n'
import type { PendingLogin } from './pending-login'

/** What the second step of a login takes. */
export type SecondStep = 'passkey' | 'code' | 'recovery'

export const otherSteps: Record<SecondStep, string> = {
  passkey: t('Use a Passkey'),
  code: t('Use a Code From the App'),
  recovery: t('Use a Recovery Code'),
}

/** What the account and the browser have, the easiest first. A server that names no methods asks for codes. */
export function stepsOf(
  { methods = 'code' }: Pick<PendingLogin, 'methods'>,
  canUsePasskeys: boolean,
): readonly [SecondStep, ...SecondStep[]] {
  const codes: readonly [SecondStep, ...SecondStep[]] = methods.includes('code')
    ? ['code', 'recovery']
    : ['recovery']
  return canUsePasskeys && methods.includes('passkey') ? ['passkey', ...codes] : codes
}
