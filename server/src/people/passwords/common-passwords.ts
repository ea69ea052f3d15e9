import type { FieldErrors } from '@swipefolio/shared/rules'
import { minPasswordLength, passwordRefusals } from '@swipefolio/shared/rules'
import type { Config } from '../../foundation/settings/config'
import { requireValid } from '../../foundation/http/require-valid'

let commonPasswords: Promise<Set<string>> | undefined

const productName = 'swipefolio'
const [message] = passwordRefusals.password

/** Refuses the product's name, and common passwords when the block list is on, in any case. */
export async function refuseCommonPassword(
  { passwordBlocklist }: Pick<Config, 'passwordBlocklist'>,
  password: string | null | undefined,
): Promise<void> {
  if (!password) return
  const folded = password.toLowerCase()
  const isCommon = folded === productName || (passwordBlocklist && (await isListed(folded)))
  const errors: FieldErrors = isCommon ? { password: message } : {}
  requireValid(errors)
}

async function isListed(password: string) {
  commonPasswords ??= loadCommonPasswords()
  return (await commonPasswords).has(password)
}

async function loadCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common']
  return new Set(passwords.filter((password) => password.length >= minPasswordLength))
}
