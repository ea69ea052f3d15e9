import { isBuiltInName } from '../registry'
import { RefusedError } from '../release-store'

/** A release record needs eight levels. */
const deepest = 16

/** Throws a refusal for texts that PostgreSQL cannot store and for names that every JavaScript object has already. */
export function requireUsableTexts(value: unknown, depth = 0): void {
  if (depth > deepest) throw new RefusedError(400, 'The request is nested too deeply.')
  if (typeof value === 'string') {
    if (value.includes('\0') || /\p{Surrogate}/u.test(value)) {
      throw new RefusedError(400, 'The request has a character that cannot be stored.')
    }
    if (isBuiltInName(value)) throw new RefusedError(400, `${value} cannot be a name here.`)
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    requireUsableTexts(key)
    requireUsableTexts(item, depth + 1)
  }
}
