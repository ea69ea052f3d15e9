import { parseSync } from '@swc/core'

/**
 * @typedef {{ type: string, span: { start: number, end: number } } & Record<string, any>} Node
 * @typedef {{ text: string, line: number }} Found
 * @typedef {Found & { values?: string[] }} Message `values`: the names of what it is called with, if the call says them
 * @typedef {{ messages: Message[], dynamic: Found[], bare: Found[] }} Messages
 */

const hasLetters = /\p{L}/u

/** Attributes and properties of components whose value is read by people. */
const shown =
  /^(label|title|heading|placeholder|alt|hint|aria-label|aria-description|question|details|\w+(Text|Label))$/

/** Fields of a node that hold types, which have no texts. */
const types = new Set(['typeAnnotation', 'typeParams', 'typeArguments', 'returnType'])

/**
 * The messages of a TypeScript module: `messages` are the literals that `callee` is called with, `dynamic` its other arguments, and `bare` the
 * texts in JSX that are shown without it.
 * @param {string} source
 * @param {{ isJsx: boolean, callee?: string }} options
 * @returns {Messages}
 */
export function readMessages(source, { isJsx, callee = 't' }) {
  const bytes = Buffer.from(source)
  const { body } = parseSync(source, { syntax: 'typescript', tsx: isJsx })
  /** @type {Messages} */
  const found = { messages: [], dynamic: [], bare: [] }

  /** @param {keyof Messages} kind @param {Node} node @param {string} text @param {string[]} [values] */
  const add = (kind, { span }, text, values) => {
    // Positions count bytes from 1.
    const before = bytes.subarray(0, span.start - 1).toString() + /^\s*/.exec(text)
    found[kind].push({ text, line: before.split('\n').length, values })
  }

  /** @param {Node} node @param {string[]} [values] */
  const addMessage = (node, values) => {
    if (node.type === 'ParenthesisExpression') addMessage(node['expression'], values)
    else if (node.type === 'ConditionalExpression') {
      addMessage(node['consequent'], values)
      addMessage(node['alternate'], values)
    } else if (node.type === 'StringLiteral') add('messages', node, node['value'], values)
    else add('dynamic', node, bytes.subarray(node.span.start - 1, node.span.end - 1).toString())
  }

  /** @param {unknown} value */
  const visit = (value) => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const node = /** @type {Node} */ (value)
    if (node.type === 'CallExpression' && nameOf(node['callee']) === callee) {
      const [first, second, ...others] = node['arguments']
      if (first) addMessage(first.expression, second ? keysOf(second.expression) : [])
      visit([second, ...others])
      return
    }
    if (node.type === 'JSXText' && hasLetters.test(node['value'])) {
      add('bare', node, node['value'])
    }
    if (node.type === 'JSXAttribute' && isBare(node)) add('bare', node, node['value'].value)
    for (const [key, child] of Object.entries(node)) if (!types.has(key)) visit(child)
  }
  visit(body)
  return found
}

/**
 * The name of what is called, also as a part of something else.
 * @param {Node} node
 */
const nameOf = ({ value, property }) => property?.value ?? value

/** @param {Node} attribute */
function isBare({ name, value }) {
  if (value?.type !== 'StringLiteral' || !shown.test(String(name.value))) return false
  return hasLetters.test(value.value) && !/^https?:/.test(value.value)
}

/**
 * The names in an object literal; nothing for what is not one, or has more than names.
 * @param {Node} node
 * @returns {string[] | undefined}
 */
function keysOf({ type, properties = [] }) {
  if (type !== 'ObjectExpression') return undefined
  const keys = properties.map((/** @type {Node} */ property) =>
    property.type === 'Identifier' ? property['value'] : property['key']?.value,
  )
  return keys.every((/** @type {unknown} */ key) => typeof key === 'string') ? keys : undefined
}
