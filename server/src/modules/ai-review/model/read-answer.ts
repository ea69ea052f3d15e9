import type { AiReviewItem, AiReviewKind, AiReviewResult } from '@swipefolio/shared/contract'
import { UpstreamFailure } from '../../../foundation/outbound/upstream-failure'
import type { CheckItem } from './check-item'

export const mostCharacters = 20_000
const mostItems = 30
const longestItem = 2000
const leastText = 40
const shortestSecret = 12

const kinds: Record<string, AiReviewKind> = {
  strength: 'strength',
  strengths: 'strength',
  risk: 'risk',
  weakness: 'risk',
  'next step': 'next step',
  next: 'next step',
  suggestion: 'next step',
}

interface Expectations {
  /** Drops items that the facts refute. */
  check: CheckItem
  /** What may stand in no answer, whoever wrote it there. */
  secrets: readonly string[]
}

/** Makes a review of what a model wrote, whatever that is. Throws when it is none. */
export function readAnswer(written: string, { check, secrets }: Expectations): AiReviewResult {
  const text = clean(written, secrets)
  const items = readItems(text, check)
  if (items) return items
  const prose = /^(?:[[{]|<!doctype|<html)/i.test(text) ? '' : checkProse(text, check)
  if (prose.length < leastText) {
    throw new UpstreamFailure(502, 'The model answered something that is no review')
  }
  return wellFormed(prose)
}

/** Without the sentences that the facts refute; a line of which nothing is left goes, too. */
function checkProse(text: string, check: CheckItem) {
  const holds = (sentence: string) => check({ kind: 'note', file: null, text: sentence })
  const lines = text.slice(0, mostCharacters).split('\n')
  const checked = lines.flatMap((line) => {
    const sentences = line.split(/(?<=[.!?]) +/)
    const left = sentences.filter(holds)
    if (left.length === sentences.length) return [line]
    return left.length > 0 ? [left.join(' ')] : []
  })
  return checked.join('\n').trim()
}

const fence = /^```(?:json|markdown|md)?[ \t\r]*\n/

/** Without what no one may read, what no database takes, what a model thought aloud and the fence around JSON. */
function clean(written: string, secrets: readonly string[]) {
  let text = wellFormed(written)
  for (const secret of secrets) {
    // A short one is a word like any other, such as the key that servers without keys are given.
    if (secret.length >= shortestSecret) text = text.replaceAll(secret, '…')
  }
  text = text.replace(/^\s*<think>[\s\S]*?(?:<\/think>|$)/, '').trim()
  const [opening] = fence.exec(text) ?? []
  return opening && text.endsWith('```') ? text.slice(opening.length, -3).trim() : text
}

function readItems(text: string, check: CheckItem): AiReviewItem[] | undefined {
  const list = findList(text)
  if (!list) return undefined
  const items: AiReviewItem[] = []
  let characters = 0
  for (const one of list.slice(0, mostItems)) {
    const read = readItem(one)
    const item = read && check(read)
    if (!item) continue
    characters += item.text.length
    if (characters > mostCharacters) break
    items.push(item)
  }
  return items.length > 0 ? items : undefined
}

/** A list, or one under any name; an answer that was cut off ends with its last whole item. */
function findList(text: string): unknown[] | undefined {
  const whole = parse(text)
  if (Array.isArray(whole)) return whole
  if (typeof whole === 'object' && whole !== null) return Object.values(whole).find(Array.isArray)
  const start = text.indexOf('[')
  if (!/^\[\s*[{"]/.test(text.slice(start))) return undefined
  const inside = parse(text.slice(start, text.lastIndexOf(']') + 1))
  if (Array.isArray(inside)) return inside
  const cut = parse(`${text.slice(start, text.lastIndexOf('}') + 1)}]`)
  return Array.isArray(cut) ? cut : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function readItem(value: unknown): AiReviewItem | undefined {
  const { kind, file, text } = (
    typeof value === 'string' ? { text: value } : (value ?? {})
  ) as Record<string, unknown>
  if (typeof text !== 'string' || text.trim() === '') return undefined
  const name = typeof kind === 'string' ? kind.toLowerCase().replace(/[_-]/g, ' ').trim() : ''
  return {
    kind: Object.hasOwn(kinds, name) ? (kinds[name] ?? 'note') : 'note',
    file: typeof file === 'string' ? file : null,
    text: wellFormed(text.trim().slice(0, longestItem)),
  }
}

/** JSON can spell halves of characters, and a cut can make them; a database takes neither. */
const wellFormed = (text: string) => Buffer.from(text.replaceAll('\0', '')).toString('utf8')
