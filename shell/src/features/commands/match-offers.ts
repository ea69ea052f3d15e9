import type { Offer } from './offered-commands'

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Better when smaller; undefined when a word is missing. Words of the page count least. */
function rankOf({ label, page = '' }: Offer, words: readonly string[]): number | undefined {
  const folded = fold(label)
  const whole = fold(`${label} ${page}`)
  if (!words.every((word) => whole.includes(word))) return undefined
  if (!words.every((word) => folded.includes(word))) return 3
  const [first = ''] = words
  if (folded.startsWith(first)) return 0
  return folded.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(first)) ? 1 : 2
}

/** The offers that contain every typed word, those that begin with the first one before the others; without a word, one for each label. */
export function matchOffers(offers: readonly Offer[], text: string): Offer[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) {
    return offers.filter(({ label }, at) => offers.findIndex((one) => one.label === label) === at)
  }
  return offers
    .flatMap((offer) => {
      const rank = rankOf(offer, words)
      return rank === undefined ? [] : [{ offer, rank }]
    })
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ offer }) => offer)
}
