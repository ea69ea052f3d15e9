import type { FieldErrors } from '@swipefolio/shared/rules'
import { minPasswordLength, passwordRefusals } from '@swipefolio/shared/rules'
import type { Config } from '../../foundation/settings/config'
import { requireValid } from '../../foundation/http/require-valid'

let commonPasswords: Promise<Set<string>> | undefined

const [message] = passwordRefusals.password

/** Refuses common passwords when the block list is on. */
export async function refuseCommonPassword(
  { passwordBlocklist }: Pick<Config, 'passwordBlocklist'>,
  password: string | null | undefined,
): Promise<void> {
  if (!passwordBlocklist || !password) return
  commonPasswords ??= loadCommonPasswords()
  const isCommon = (await commonPasswords).has(password.toLowerCase())
  const errors: FieldErrors = isCommon ? { password: message } : {}
  requireValid(errors)
}

async function loadCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common']
  return new Set(passwords.filter((password) => password.length >= minPasswordLength))
}
