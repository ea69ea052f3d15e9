import type { FieldErrors } from '@swipefolio/shared/rules'
import { minPasswordLength, passwordRefusals } from '@swipefolio/shared/rules'
import type { Config } from '../../foundation/settings/config'
import { requireValid } from '../../foundation/http/require-valid'

let commonPasswords: Promise<Map<string, number>> | undefined

const productName = 'swipefolio'
const [message] = passwordRefusals.password

/** Refuses the product's name and as many of the most common passwords as the settings say, in any case. */
export async function refuseCommonPassword(
  { refusedPasswords }: Pick<Config, 'refusedPasswords'>,
  password: string | null | undefined,
): Promise<void> {
  if (!refusedPasswords || !password) return
  commonPasswords ??= loadCommonPasswords()
  const folded = password.toLowerCase()
  const rank = (await commonPasswords).get(folded) ?? Infinity
  const isCommon = folded === productName || rank < refusedPasswords
  const errors: FieldErrors = isCommon ? { password: message } : {}
  requireValid(errors)
}

/** Each with its rank, from 0. */
async function loadCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common'].map(String)
  const accepted = passwords.filter((password) => password.length >= minPasswordLength)
  return new Map(accepted.map((password, rank) => [password, rank]))
}
