import { argument, oneCase, type Values } from '../i18n/format-message'

/** A message without plurals: its text between the arguments, of which there is one less. */
interface Template {
  translation: string
  texts: readonly string[]
  names: readonly string[]
  /** The arguments that are numbers. */
  counts: ReadonlySet<string>
  /** The values that chose the cases of plurals and selections. */
  chosen: Values
}

type Variant = Pick<Template, 'chosen' | 'counts'> & { message: string }

/** The messages with arguments, one for each case of a plural or selection; first those with most text, which say most. */
export const templatesOf = (catalogue: ReadonlyMap<string, string>): Template[] =>
  [...catalogue]
    .flatMap(([message, translation]) =>
      translation
        ? variantsOf({ message, counts: new Set(), chosen: {} }).map((variant) =>
            toTemplate(variant, translation),
          )
        : [],
    )
    .filter(({ names, chosen }) => names.length > 0 || Object.keys(chosen).length > 0)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))

const lengthOf = ({ texts }: Template) => texts.join('').length

function variantsOf({ message, counts, chosen }: Variant): Variant[] {
  const cases = [...message.matchAll(argument)].find(([, , kind]) => kind)
  if (!cases) return [{ message, counts, chosen }]
  const [whole, name = '', kind, texts = ''] = cases
  return [...texts.matchAll(oneCase)].flatMap(([, key = '', text = '']) => {
    const isCount = kind === 'plural'
    const value = isCount ? (key.startsWith('=') ? key.slice(1) : key === 'one' ? 1 : 0) : key
    return variantsOf({
      message: message.replace(whole, () => (isCount ? text.replaceAll('#', `{${name}}`) : text)),
      counts: isCount ? new Set([...counts, name]) : counts,
      chosen: { ...chosen, [name]: value },
    })
  })
}

function toTemplate({ message, ...variant }: Variant, translation: string): Template {
  const parts = message.split(/\{(\w+)\}/)
  return {
    ...variant,
    translation,
    texts: parts.filter((_, at) => at % 2 === 0),
    names: parts.filter((_, at) => at % 2 === 1),
  }
}

/**
 * The values with which a message makes a sentence, if it does; in time linear in the sentence, whatever is in the values. A value that contains
 * the text behind it ends too early.
 */
export function readArguments(
  sentence: string,
  { texts, names, counts, chosen }: Template,
): Values | undefined {
  const [first = '', last = ''] = [texts[0], texts.at(-1)]
  if (names.length === 0) return sentence === first ? chosen : undefined
  const end = sentence.length - last.length
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return undefined
  const values: Record<string, string | number> = { ...chosen }
  let start = first.length
  for (const [at, name] of names.entries()) {
    const text = texts[at + 1] ?? ''
    const stop = at === names.length - 1 ? end : sentence.indexOf(text, start)
    if (stop < start || stop > end) return undefined
    const value = sentence.slice(start, stop)
    const isCount = counts.has(name)
    if (isCount && !/^\d[\d,]*$/.test(value)) return undefined
    values[name] = isCount ? Number(value.replaceAll(',', '')) : value
    start = stop + text.length
  }
  return values
}
