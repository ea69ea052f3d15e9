import { foldTechnology as fold } from '../rules'

interface Named {
  name: string
  /** Usual other names. */
  aliases?: readonly string[]
}

/** Better when smaller; undefined when nothing matches. */
function rankOf({ name, aliases = [] }: Named, text: string, folded: string): number | undefined {
  const [first = '', ...others] = [name, ...aliases].map(fold)
  if (folded !== '') {
    if (first === folded) return 0
    if (others.includes(folded)) return 1
    if (first.startsWith(folded)) return 2
    if (others.some((other) => other.startsWith(folded))) return 3
  }
  if (name.toLowerCase().includes(text)) return 4
  const isLong = folded.length > 2
  return isLong && [first, ...others].some((one) => one.includes(folded)) ? 5 : undefined
}

/** People abbreviate the best known names: `ts`, `k8s`. Not `rn`: what begins with the whole word would precede the word. */
const isAbbreviated = ({ name, aliases = [] }: Named) =>
  Number(!name.includes(' ') && aliases.some((alias) => alias.length <= 3))

/**
 * The items whose name or other name contains the text, best first: the same, the same by another name, beginning with
 * it, containing it. Of equal ones, abbreviated names come first; the rest stays in its order.
 */
export function rankMatches<Item extends Named>(items: readonly Item[], text: string): Item[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return [...items]
  const folded = fold(wanted)
  return items
    .flatMap((item) => {
      const rank = rankOf(item, wanted, folded)
      return rank === undefined ? [] : [{ item, rank }]
    })
    .toSorted(
      (left, right) =>
        left.rank - right.rank || isAbbreviated(right.item) - isAbbreviated(left.item),
    )
    .map(({ item }) => item)
}

/** The item that has this name or, when none has, this other name. */
export function findNamed<Item extends Named>(items: readonly Item[], text: string) {
  const wanted = text.trim().toLowerCase()
  const folded = fold(wanted)
  const rank = (item: Item) => rankOf(item, wanted, folded)
  return items.find((item) => rank(item) === 0) ?? items.find((item) => rank(item) === 1)
}

/** Whether the name or another name of one of the items begins with the text. */
export function beginsAny(items: readonly Named[], text: string): boolean {
  const folded = fold(text)
  const begins = (name: string) => fold(name).startsWith(folded)
  return folded !== '' && items.some(({ name, aliases = [] }) => [name, ...aliases].some(begins))
}
