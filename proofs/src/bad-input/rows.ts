import type { Actor } from '../matrix/templates'

/** The request; `{name}` is replaced by a value of the test world. */
export interface Input {
  params?: Record<string, string>
  query?: Record<string, string>
  /** The query string, already encoded. */
  search?: string
  body?: unknown
  /** The body as it is sent. */
  payload?: string | Buffer
  headers?: Record<string, string>
}

/** One invalid or borderline input and its exact response. */
export interface BadInput extends Input {
  call: string
  what: string
  as: Actor
  status: number
  /** The complete response, or what a success must contain. */
  says: string
}

type Line = [what: string, change: Input, status: number, says: string]

/** The account that may make a call: the owner of everything in the test world. */
export const actorOf = (call: string): Actor => {
  if (call.includes(' /api/recruiter/')) return 'R'
  return call.includes(' /api/user/') ? 'O' : 'A'
}

/** Rows of one call, each a change of a valid input. */
export const linesOf = (call: string, sound: Input, lines: Line[]): BadInput[] =>
  lines.map(([what, change, status, says]) => ({
    ...merge(sound, change),
    call,
    what,
    status,
    says,
    as: actorOf(call),
  }))

function merge(sound: Input, change: Input): Input {
  const merged = { ...sound, ...change }
  for (const part of ['params', 'query', 'body'] as const) {
    if (isPlain(sound[part]) && isPlain(change[part])) {
      Object.assign(merged, { [part]: { ...sound[part], ...change[part] } })
    }
  }
  return merged
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows that differ in one field of the body. */
export const inBody = (field: string, lines: [value: unknown, status: number, says: string][]) =>
  lines.map(([value, status, says]): Line => [
    `${field} ${describe(value)}`,
    { body: { [field]: value } },
    status,
    says,
  ])

export const inQuery = (field: string, lines: [value: string, status: number, says: string][]) =>
  lines.map(([value, status, says]): Line => [
    `${field} ${describe(value)}`,
    { query: { [field]: value } },
    status,
    says,
  ])

export function describe(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text
}
