const invisible = /[\p{Cc}\p{Cf}]/gu
const ignorable = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const latin = /\p{Script=Latin}/u
const similarToLatin = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/** A label without what a reader cannot see or would not notice, to compare it with others. */
export function plainLabel(label: string): string {
  return label.normalize('NFKC').replace(ignorable, '').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Why a label would be misread: with nothing to see, or with letters that look like others. */
export function labelFault(label: string, kind = 'menu entry'): string | undefined {
  const [hidden] = label.match(invisible) ?? []
  if (hidden !== undefined) {
    const code = (hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    const shown = label.replace(invisible, '')
    return `has a ${kind} "${shown}" with the invisible character U+${code}.`
  }
  const plain = plainLabel(label)
  if (plain === '') return `has a ${kind} whose label is blank.`
  return latin.test(plain) && similarToLatin.test(plain)
    ? `has a ${kind} "${label}" that mixes Latin letters with Cyrillic or Greek ones.`
    : undefined
}
