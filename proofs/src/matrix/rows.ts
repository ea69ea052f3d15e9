import type { HTTPMethods } from 'fastify'
import matrix from '../matrix.json'
import { type Actor, fill, png } from './templates'
import type { World } from './world'

/** One call in one situation, and the status for each actor, in the order of `actors`. */
export interface Row {
  call: string
  case?: string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** The media type of a picture that is sent instead of a body. */
  file?: string
  /** The refusals that differ from the usual ones, by status. */
  says?: Record<string, string>
  /** The credentials of an actor. */
  credentialsOf?: Actor
  expect: number[]
}

export const rows = matrix.rows as Row[]
export const actors = Object.keys(matrix.actors) as Actor[]

export const titleOf = ({ call, case: situation = '' }: Row) => `${call} ${situation}`.trim()

/** Whether every actor gets the same response afterwards. */
export const isRead = ({ call }: Pick<Row, 'call'>) =>
  /^GET |^HEAD |^POST \/api\/auth\//.test(call) && !upsets.test(call)

/** Whether the call changes nobody's access. */
export const isHarmless = ({ call }: Pick<Row, 'call'>) => !upsets.test(call)

/** Whether the calls of other rows get the same response afterwards. */
export const isIndependent = (row: Pick<Row, 'call'>) =>
  isHarmless(row) && !/second-factor|passkeys/.test(row.call)

const upsets =
  /^DELETE |\/block$|\/logout$|\/update$|\/revealLinkOwner\/|^POST \/api\/recruiter\/projects\/|\/decision$/

interface Sending {
  headers?: Record<string, string>
  query?: Record<string, string>
  isAbsent?: boolean
}

/** The status that an actor must be answered with. */
export const statusFor = ({ expect }: Row, actor: Actor) => expect[actors.indexOf(actor)] ?? 0

/** Sends a row as one of its actors. */
export async function sendRow(world: World, row: Row, actor: Actor, sending: Sending = {}) {
  const { params, query, body } = await fill(
    { params: row.params, query: row.query, body: row.body },
    { world, actor, isAbsent: sending.isAbsent, isRefused: statusFor(row, actor) >= 400 },
  )
  const [method, path = ''] = row.call.split(' ')
  const person = actor === 'A' ? undefined : world.people[actor]
  const answer = await world.server.app.inject({
    method: method as HTTPMethods,
    url: path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params?.[name] ?? '')),
    query: { ...query, ...sending.query },
    payload: row.file ? await png() : (body as object | undefined),
    headers: {
      ...person?.headers,
      ...(row.file && { 'content-type': row.file }),
      ...sending.headers,
    },
  })
  return { status: answer.statusCode, text: answer.body, headers: answer.headers }
}
