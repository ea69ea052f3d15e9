import type { RootContent } from 'mdast'
import { withoutTags } from './html'
import { textOf } from './node-text'
import { firstSentence, sentencesOf } from './sentence'

/** Headings under which a README says what the project is. */
const about =
  /^(?:\W*)(?:about|description|summary|what(?: is|'s|’s)\b.*|über|beschreibung|acerca|descripci[oó]n|sobre|descri[cç][aã]o|à propos|présentation|简介|介绍|项目介绍|概要|はじめに|소개|о проекте|описание)/i

/** Headings under which it may first speak of something else. */
const background = /^\W*(?:overview|introduction|intro|background|abstract|purpose|motivation)\b/i
const onProject =
  /^(?:this|it|here|the (?:app|game|library|package|program|project|tool)\w*|an?)\b/i

/** Paragraphs that say something else, wherever they stand. */
const beside =
  /^(?:\W*)(?:i |we |and |but |also |there |work in progress|wip|coming soon|todo|note\b|notice\b|warning|important|attention|caution|tip\b|update\b|news\b|deprecated|disclaimer|please|sponsor|support\b|thanks|special thanks|if you|this (?:repo(?:sitory)?|project|package|module) (?:is|has been) (?:deprecated|archived|no longer|not maintained|unmaintained)|translations?|languages?|read this|english\b|see |view |click|download|documentation\b|docs\b|demo\b|live\b|author|by |written by|created by|maintained by|copyright|©|table of contents|contents|star |follow|join|built with|made with|made by|available\b|license\b|looking for|want|we(?:'|’)re hiring|build status|status\b|version\b|you (?:need|can|must|will)|to (?:run|use|install|get|build)|clone|originally|synopsis|usage\b|every (?:day|week|month)|since \d|just |type |read |check out|learn |visit |this repository is divided|\[)/i

/** One of several features. */
const isLabelled = /^[A-Z]\S+(?: \S+){1,3}: /

const moved = /\b(?:moved to|no longer|deprecated|archived|unmaintained)\b/i

const leastWords = 3
const fewWords = 5
const leastSigns = 8
const longestInterjection = 40

/** The first sentence of the first paragraph that describes the project; empty when it cannot be quoted whole. */
export function openingOf(children: readonly RootContent[]): string {
  let isDescribed = true
  let isBackground = false
  let heading = ''
  const first = children.find(({ type }) => type === 'heading')
  const [name = ''] = /[\p{L}\p{N}][^\s:]+/u.exec(first ? textOf(first).toLowerCase() : '') ?? []
  const isOnProject = (sentence: string) =>
    onProject.test(sentence) || (name !== '' && sentence.toLowerCase().includes(name))
  for (const node of children) {
    if (node.type === 'heading') {
      const title = textOf(node)
      isBackground = background.test(title)
      isDescribed = node === first || isBackground || about.test(title)
      continue
    }
    if (!isDescribed) continue
    for (const text of paragraphsOf(node)) {
      if (isBeside(text)) continue
      const sentence = isBackground
        ? (sentencesOf(text).find(isOnProject) ?? '')
        : firstSentence(text)
      if (sentence === '' && isBackground) {
        isDescribed = false
        break
      }
      if (sentence === '' && text.length > longestInterjection) return ''
      const isLong = sentence.split(/\s+/).length >= fewWords || isChinese(sentence)
      // A few words without an end may be a heading.
      if (isLong || node.type === 'blockquote' || /[.!?]$/.test(sentence)) return sentence
      heading ||= sentence
    }
  }
  return heading
}

const isChinese = (text: string) => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text)

function paragraphsOf(node: RootContent): string[] {
  if (node.type === 'paragraph') {
    // As manual pages begin.
    return isLinksOnly(node) || hasKeys(node)
      ? ['']
      : [textOf(node).replace(/^(?:NAME|DESCRIPTION)\s+/, '')]
  }
  if (node.type === 'blockquote' || node.type === 'listItem') {
    return node.children.flatMap((child) =>
      child.type === 'heading' ? [textOf(child)] : paragraphsOf(child),
    )
  }
  // Chinese READMEs often begin with a list.
  if (node.type === 'list') return node.children.slice(0, 1).flatMap(paragraphsOf).filter(isChinese)
  if (node.type !== 'html') return []
  return node.value
    .replace(/<(a|sub|sup)\b[\s\S]{0,2000}?<\/\1>/gi, ' ')
    .split(/<\/?(?:p|div|h[1-6]|br|center|table|tr)\b[^>]{0,200}>/i)
    .map(withoutTags)
}

/** Their words are in tags, and missing in the text. */
const hasKeys = (node: Extract<RootContent, { type: 'paragraph' }>) =>
  node.children.some((child) => child.type === 'html' && /^<(?:kbd|sub|sup)\b/i.test(child.value))

/** A row of links is navigation. */
const isLinksOnly = (node: Extract<RootContent, { type: 'paragraph' }>) =>
  node.children.every(
    (child) =>
      child.type !== 'text' || !/[\p{L}\p{N}]{2}/u.test(child.value.replace(/https?:\S+/g, '')),
  )

/** Whether it says something else than what the project is. */
function isBeside(text: string) {
  const plain = text.trim()
  if (
    isLabelled.test(plain) ||
    beside.test(plain) ||
    moved.test(plain) ||
    /^[|+]|[|•·].*[|•·]/.test(plain)
  )
    return true
  if (isChinese(plain)) return plain.length < leastSigns
  return plain.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length < leastWords
}
