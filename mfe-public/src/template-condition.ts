/** The characters, placeholders and whole sections of a template. */
function unitsOf(template: string): string[] {
  const units: string[] = []
  let section = ''
  let depth = 0
  for (const [part] of template.matchAll(/\{\{[^{}]*\}\}|./gs)) {
    if (/^\{\{[#^]/.test(part)) depth += 1
    if (part === '{{/}}') depth -= 1
    section += part
    if (depth > 0) continue
    units.push(section)
    section = ''
  }
  return units
}

/** Merges the templates for both values of a condition: what they have in common is outside of the sections. */
export function either(condition: string, yesTemplate: string, noTemplate: string): string {
  const [yes, no] = [unitsOf(yesTemplate), unitsOf(noTemplate)]
  const shorter = Math.min(yes.length, no.length)
  let start = 0
  while (start < shorter && yes[start] === no[start]) start += 1
  let end = 0
  while (end < shorter - start && yes.at(-1 - end) === no.at(-1 - end)) end += 1
  const section = (sign: string, units: string[]) => {
    const different = units.slice(start, units.length - end).join('')
    return different && `{{${sign}${condition}}}${different}{{/}}`
  }
  return [
    ...yes.slice(0, start),
    section('#', yes),
    section('^', no),
    ...yes.slice(yes.length - end),
  ].join('')
}

/** The condition under which a template has something, and the change of values that lack it. */
export type Optional<Values> = [condition: string, without: Partial<Values>]

/** Merges what is rendered with and without each of the optional parts. */
export function eitherOf<Values extends object>(
  [first, ...rest]: readonly Optional<Values>[],
  values: Values,
  render: (values: Values) => string,
): string {
  if (!first) return render(values)
  const [condition, without] = first
  return either(
    condition,
    eitherOf(rest, values, render),
    eitherOf(rest, { ...values, ...without }, render),
  )
}
