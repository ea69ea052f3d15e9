export type Values = Readonly<Record<string, string | number>>

/** `{name}`, or `{name, plural, one {...} other {...}}` and `select`, whose cases hold arguments at most two deep. */
export const argument =
  /\{(\w+)(?:, *(plural|select), *((?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*))?\}/g

export const oneCase = /(=?\w+) *\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g

/**
 * Formats a message of ICU MessageFormat: arguments, `plural` with `=n` and `#`, `select`. There is no quoting, so that an apostrophe is one.
 * `mark` wraps what is inserted.
 */
export function formatMessage(
  message: string,
  values: Values,
  language: string,
  mark = (value: string | number) => String(value),
): string {
  return message.replaceAll(argument, (_, name: string, kind?: string, cases = '') => {
    const value = values[name] ?? ''
    if (kind === undefined) return mark(value)
    const texts = new Map(
      Array.from(String(cases).matchAll(oneCase), ([, key, text = '']) => [key, text]),
    )
    const key = kind === 'plural' ? new Intl.PluralRules(language).select(Number(value)) : value
    const chosen = texts.get(`=${value}`) ?? texts.get(String(key)) ?? texts.get('other') ?? ''
    const text = kind === 'plural' ? chosen.replaceAll('#', grouped(value, language)) : chosen
    return formatMessage(text, values, language, mark)
  })
}

const grouped = (value: string | number, language: string) =>
  new Intl.NumberFormat(language).format(Number(value))
