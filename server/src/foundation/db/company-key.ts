import { separateForms, withoutForms } from './legal-forms'
import { isDisguised, readDigits, readLetters, skeletonOf } from './look-alikes'

/** Words that a name may have or not. */
const fillers = new Set(['and', 'http', 'https', 'the', 'www'])

/** Before the skeleton of a name that is written to look like another. */
const disguise = '~'

/**
 * The name of a company in the form used for comparison: names that are the same have the same key, whatever their case,
 * punctuation, spaces, legal form and invisible characters. That of a disguised name is its skeleton.
 */
export const companyKey = (name: string): string =>
  isDisguised(name) ? disguise + skeletonOf(lettersOf(name)) : lettersOf(name)

/** The keys of the companies from which a name hides: its own, and those of all that are written to look like it. */
export function hiddenKeys(name: string): string[] {
  const letters = lettersOf(name)
  return [...new Set([letters, readDigits(letters), disguise + skeletonOf(letters)])]
}

/** What the keys of one company have in common, whatever its name is written like. */
export const skeletonOfKey = (key: string): string => skeletonOf(key.replace(disguise, ''))

/** The key of a company of which a former key alone is known, in which look-alikes were the same. */
export const lookAlikeKey = (formerKey: string): string => disguise + skeletonOfKey(formerKey)

function lettersOf(name: string): string {
  const words = separateForms(readLetters(name))
    .replace(/['’"״׳`]/g, '')
    // The dots of initials join them; others end a word.
    .replace(/(?<![\p{L}\p{N}]{2})\./gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !fillers.has(word))
  return withoutForms(telling.length > 0 ? telling : words).join('') || name.trim().toLowerCase()
}
