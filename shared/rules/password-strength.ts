import { minPasswordLength } from './limits'

export const strengths = ['Too short', 'Weak', 'Good', 'Strong'] as const
export type Strength = (typeof strengths)[number]

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** Estimates how hard a password is to guess, by its length and variety. A hint only, never a validation. */
export function passwordStrength(password: string): Strength {
  if (password.length < minPasswordLength) return 'Too short'
  const different = new Set(password).size
  const variety = kinds.filter((kind) => kind.test(password)).length
  const points = Math.min(password.length, different * 1.5) + variety * 2
  if (points >= 17) return 'Strong'
  return points >= 13 ? 'Good' : 'Weak'
}
