import { fromMarkdown } from 'mdast-util-from-markdown'
import { answerTasks } from '../../foundation/processes/answer-tasks.mjs'

/**
 * @typedef {import('@swipefolio/shared/contract').ReadmeBlock} Block
 * @typedef {import('@swipefolio/shared/contract').ReadmeSpan} Span
 * @typedef {NonNullable<Span['marks']>[number]} Mark
 * @typedef {{ marks: Mark[], href?: string }} Look
 * @typedef {{ indent: number, marker: string, isQuote: boolean }} Place
 */

const mostBlocks = 2000
const mostCharacters = 200_000
const deepest = 6
/** Pictures that say something of the repository, not of the project. */
const badge = /badge|shields\.io|\/workflows\//i

answerTasks((/** @type {{ markdown: string, base: string }} */ { markdown, base }) =>
  parse(markdown, base),
)

/**
 * Markdown as a list of blocks without HTML and pictures. Throws for a text that nests too deep for the stack.
 * @param {string} markdown @param {string} base Where relative links lead.
 */
function parse(markdown, base) {
  /** @type {Block[]} */
  const blocks = []
  let characters = 0

  /** @param {string} text */
  const count = (text) => {
    characters += text.length
    return text
  }

  /** @param {string} address */
  function hrefOf(address) {
    if (address.startsWith('#') || !URL.canParse(address, base)) return undefined
    const { protocol, username, password, href } = new URL(address, base)
    const isSafe = ['https:', 'http:'].includes(protocol) && !username && !password
    return isSafe ? href : undefined
  }

  /** @param {import('mdast').Nodes} node @param {Look} look @returns {Span[]} */
  function spansOf(node, look) {
    /** @param {string} text @param {Look} as */
    const span = (text, { marks, href } = look) =>
      text ? [{ text: count(text), ...(marks.length > 0 && { marks }), ...(href && { href }) }] : []
    /** @param {Look} as */
    const inside = (as) =>
      'children' in node ? node.children.flatMap((child) => spansOf(child, as)) : []
    /** @param {Mark} mark */
    const marked = (mark) => ({ ...look, marks: [...new Set([...look.marks, mark])] })
    switch (node.type) {
      case 'text':
        return span(node.value)
      case 'inlineCode':
        return span(node.value, marked('code'))
      case 'break':
        return span('\n')
      case 'strong':
        return inside(marked('strong'))
      case 'emphasis':
        return inside(marked('emphasis'))
      case 'link':
        return inside({ ...look, href: hrefOf(node.url) })
      case 'image':
        if (badge.test(node.url)) return []
        return span(node.alt || 'Picture', { ...look, href: look.href ?? hrefOf(node.url) })
      case 'html':
        return /^<br\b/i.test(node.value) ? span('\n') : []
      default:
        return inside(look)
    }
  }

  const plain = { marks: [] }

  /** The cells of a table, which CommonMark reads as a paragraph. @param {string} source */
  function rowsOf(source) {
    const [head = '', rule = '', ...rest] = source.split('\n')
    if (!head.includes('|') || !/^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(rule))
      return undefined
    return [head, ...rest].map((line) =>
      line
        .trim()
        .replace(/^\||(?<!\\)\|$/g, '')
        .split(/(?<!\\)\|/)
        .map((cell) =>
          fromMarkdown(cell.trim().replaceAll('\\|', '|')).children.flatMap((child) =>
            spansOf(child, plain),
          ),
        ),
    )
  }

  /** @param {Omit<Block, 'indent' | 'marker' | 'isQuote'>} block @param {Place} place */
  function add(block, place) {
    if (blocks.length >= mostBlocks || characters > mostCharacters) return
    const { indent, marker, isQuote } = place
    blocks.push({
      ...block,
      ...(indent > 0 && { indent }),
      ...(marker && { marker }),
      ...(isQuote && { isQuote }),
    })
    // What follows in the same item continues it.
    place.marker = ''
  }

  /** @param {import('mdast').RootContent} node @param {Place} place */
  function addBlock(node, place) {
    switch (node.type) {
      case 'heading':
        add({ kind: 'heading', level: node.depth, spans: spansOf(node, plain) }, place)
        break
      case 'paragraph': {
        const { start, end } = node.position ?? {}
        const rows = rowsOf(markdown.slice(start?.offset, end?.offset))
        const spans = rows ? [] : spansOf(node, plain)
        if (rows) add({ kind: 'table', rows }, place)
        else if (spans.some(({ text }) => text.trim())) add({ kind: 'paragraph', spans }, place)
        break
      }
      case 'code':
        add({ kind: 'code', text: count(node.value) }, place)
        break
      case 'thematicBreak':
        add({ kind: 'rule' }, place)
        break
      case 'html': {
        const text = withoutTags(node.value)
        if (text) add({ kind: 'paragraph', spans: [{ text: count(text) }] }, place)
        break
      }
      case 'blockquote':
        for (const child of node.children) addBlock(child, { ...place, isQuote: true })
        break
      case 'list':
        node.children.forEach((item, at) => {
          const marker = node.ordered ? `${(node.start ?? 1) + at}.` : '•'
          const own = { ...place, indent: Math.min(place.indent + 1, deepest), marker }
          for (const child of item.children) addBlock(child, own)
        })
        break
    }
  }

  for (const node of fromMarkdown(markdown).children) {
    addBlock(node, { indent: 0, marker: '', isQuote: false })
  }
  return { blocks }
}

/** @param {string} html */
const withoutTags = (html) =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replace(/<[^>\n]{0,2000}>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
