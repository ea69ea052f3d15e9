/**
 * @typedef {{ names: Set<string>, plurals: string[][] }} Shape arguments and tags of a message, and the cases of each of its plurals
 */

/**
 * A sentence for each way in which a translation does not fit its message: braces, arguments, tags and the plural forms of the language.
 * @param {string} message
 * @param {string} translation
 * @param {string} language
 * @returns {string[]}
 */
export function compareArguments(message, translation, language) {
  const [source, target] = [shapeOf(message), shapeOf(translation)]
  if (!source || !target) return [`'${source ? translation : message}' is no ICU message`]
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const missing = [...source.names].filter((name) => !target.names.has(name))
  const unknown = [...target.names].filter((name) => !source.names.has(name))
  const incomplete = target.plurals.flatMap((cases) =>
    forms.filter((form) => !cases.includes(form)),
  )
  return [
    ...missing.map((name) => `'${translation}' lacks ${name}`),
    ...unknown.map((name) => `'${message}' has no ${name}`),
    ...incomplete.map((form) => `'${translation}' lacks the plural form ${form}`),
  ]
}

/**
 * A sentence for each argument of a message that its call does not give.
 * @param {string} message
 * @param {readonly string[]} values
 * @returns {string[]}
 */
export function compareValues(message, values) {
  const shape = shapeOf(message)
  if (!shape) return [`'${message}' is no ICU message`]
  const missing = [...shape.names].filter(
    (name) => name.startsWith('{') && !values.includes(name.slice(1, -1)),
  )
  return missing.map((name) => `'${message}' is not given ${name}`)
}

/**
 * @param {string} text
 * @param {Shape} shape
 * @returns {Shape | undefined} nothing for a message that is malformed
 */
function shapeOf(text, shape = { names: new Set(), plurals: [] }) {
  const blocks = blocksIn(text)
  if (!blocks) return undefined
  const outside = blocks.reduce((rest, { whole }) => rest.replace(whole, ''), text)
  for (const [, tag] of outside.matchAll(/<(\w+)>/g)) {
    if (!text.includes(`</${tag}>`)) return undefined
    shape.names.add(`<${tag}>`)
  }
  for (const { content } of blocks) {
    const [, name, kind, rest] = /^(\w+)(?:, *(plural|select), *([^]+))?$/.exec(content) ?? []
    if (name === undefined) return undefined
    shape.names.add(`{${name}}`)
    if (kind === undefined || rest === undefined) continue
    const cases = blocksIn(rest)
    if (!cases || cases.length === 0) return undefined
    const keys = cases.map(({ before }) => before.trim())
    if (!keys.includes('other') || !cases.every(({ content: part }) => shapeOf(part, shape))) {
      return undefined
    }
    if (kind === 'plural') shape.plurals.push(keys)
  }
  return shape
}

/**
 * The outermost parts in braces, with the text between each and the one before it; nothing when braces do not match.
 * @param {string} text
 */
function blocksIn(text) {
  /** @type {{ before: string, whole: string, content: string }[]} */
  const blocks = []
  let [depth, start, end] = [0, 0, 0]
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') {
      if (depth === 0) start = at
      depth += 1
    } else if (text[at] === '}') {
      depth -= 1
      if (depth < 0) return undefined
      if (depth === 0) {
        const whole = text.slice(start, at + 1)
        blocks.push({ before: text.slice(end, start), whole, content: whole.slice(1, -1) })
        end = at + 1
      }
    }
  }
  return depth === 0 ? blocks : undefined
}
