import { separateForms, withoutForms } from './legal-forms'
import { readLetters } from './look-alikes'

/** Words that a name may have or not. */
const fillers = new Set(['and', 'http', 'https', 'the', 'www'])

/**
 * The name of a company in the form used for comparison: names that are read alike have the same key, whatever their
 * case, punctuation, legal form, invisible characters and look-alike letters.
 */
export function companyKey(name: string): string {
  const words = separateForms(readLetters(name))
    .replace(/['’"״׳`]/g, '')
    // The dots of initials join them; others end a word.
    .replace(/(?<![\p{L}\p{N}]{2})\./gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !fillers.has(word))
  return withoutForms(telling.length > 0 ? telling : words).join('') || name.trim().toLowerCase()
}
