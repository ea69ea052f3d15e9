import { escapeHtml } from '../markup'

/**
 * Formats a value for a template; `argument` is what the template says after the format's name, `owner` what has the value as a
 * field.
 */
export type Format = (value: unknown, argument: string, owner?: unknown) => unknown
export type Formats = Record<string, Format>

interface Section {
  sign: '' | '#' | '^'
  expression: string
  inner: Node[]
}

type Node = string | Section

/**
 * Fills the template of a screen, escaped for HTML:
 * - `{{owner.name}}`, `{{text|excerpt:140}}`: a value, by a format;
 * - `{{#rows}}...{{/}}`: once for each item of a list, whose fields are the names inside; once if another value is truthy;
 * - `{{^rows}}...{{/}}`: if a value is falsy or an empty list.
 *
 * Filled texts are not read as templates. Throws for a template that is not well formed.
 */
export function fillTemplate(template: string, values: object, formats: Formats): string {
  const valueOf = (expression: string, context: unknown): unknown => {
    const [path = '', format] = expression.split('|', 2)
    const names = path.split('.')
    const owner = names.slice(0, -1).reduce(fieldOf, context)
    const value = fieldOf(owner, names.at(-1) ?? '')
    if (format === undefined) return value
    const [name = ''] = format.split(':', 1)
    const apply = Object.hasOwn(formats, name) ? formats[name] : undefined
    if (apply === undefined) throw new Error(`Templates have no format ${name}`)
    return apply(value, format.slice(name.length + 1), owner)
  }
  const render = (nodes: Node[], context: unknown): string =>
    nodes.map((node) => renderNode(node, context)).join('')
  const renderNode = (node: Node, context: unknown): string => {
    if (typeof node === 'string') return node
    const value = valueOf(node.expression, context)
    if (node.sign === '') return escapeHtml(textOf(value))
    const items = Array.isArray(value) ? value : value ? [context] : []
    if (node.sign === '^') return items.length === 0 ? render(node.inner, context) : ''
    return items.map((item) => render(node.inner, item)).join('')
  }
  return render(parse(template), values)
}

function fieldOf(value: unknown, name: string): unknown {
  const isFilled = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
  return isFilled ? (value as Record<string, unknown>)[name] : undefined
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function parse(template: string): Node[] {
  const open: Node[][] = [[]]
  const last = () => {
    const nodes = open.at(-1)
    if (nodes === undefined) throw new Error('A template closes a section that is not open')
    return nodes
  }
  // The parts are text, sign and expression in turn.
  const parts = template.split(/\{\{([#^/]?)([^{}]*)\}\}/)
  for (const [index, part] of parts.entries()) {
    if (index % 3 === 0) last().push(part)
    if (index % 3 !== 2) continue
    const sign = parts[index - 1]
    if (sign === '/') open.pop()
    else {
      const node: Section = {
        sign: sign === '#' || sign === '^' ? sign : '',
        expression: part,
        inner: [],
      }
      last().push(node)
      if (sign !== '') open.push(node.inner)
    }
  }
  if (open.length !== 1) throw new Error('A template leaves a section open')
  return last()
}
