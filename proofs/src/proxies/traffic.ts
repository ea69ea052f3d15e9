import { setTimeout as sleep } from 'node:timers/promises'
import {
  callRemotely,
  projectPayload,
  type RemotePerson,
  Unanswered,
} from '@swipefolio/server/testing'
import type { Project } from '@swipefolio/shared/contract'
import type { Sender } from '../processes/senders'
import type { Findings } from '../proof'

/** The documented response of a server that starts, stops or has too much to do. */
const mayBeTriedAgain = 503
/** After which a call that is repeated is given up. */
const longestOutage = 120_000

export interface Traffic {
  answered: number
  /** Responses with 503. */
  refused: number
  /** Those of them without Retry-After. */
  unannounced: number
  /** The rest: other errors, and connections that broke. */
  broken: string[]
  /** Answered calls since the last failure. */
  inARow: number
  /** When the first and the last failure happened. */
  failures: { first: number; last: number } | undefined
  /** The longest wait for a response in milliseconds. */
  slowest: number
}

export const createTraffic = (): Traffic => ({
  answered: 0,
  refused: 0,
  unannounced: 0,
  broken: [],
  inARow: 0,
  failures: undefined,
  slowest: 0,
})

export interface Caller {
  address: string
  traffic: Traffic
  isOver: () => boolean
}

interface Answer {
  status: number
  retryAfter: string | null
}

interface Call<Answered extends Answer> {
  name: string
  run: () => Promise<Answered>
  /** The statuses that are a success. */
  wanted?: number[]
}

/** Counts the result of a call. Waits after a failure, as clients do. */
async function count<Answered extends Answer>(
  { traffic }: Caller,
  { name, run, wanted = [200] }: Call<Answered>,
): Promise<Answered | undefined> {
  const begin = performance.now()
  const answer = await run().catch((error: Error) => error)
  const end = performance.now()
  traffic.slowest = Math.max(traffic.slowest, end - begin)
  const hasAnswer = !(answer instanceof Error)
  if (hasAnswer && wanted.includes(answer.status)) {
    traffic.answered += 1
    traffic.inARow += 1
    return answer
  }
  traffic.inARow = 0
  traffic.failures = { first: traffic.failures?.first ?? end, last: end }
  if (hasAnswer && answer.status === mayBeTriedAgain) {
    traffic.refused += 1
    if (answer.retryAfter === null) traffic.unannounced += 1
  } else traffic.broken.push(`${name}: ${hasAnswer ? answer.status : causeOf(answer)}`)
  await sleep(50)
  return hasAnswer ? answer : undefined
}

function causeOf(error: Error) {
  if (!(error instanceof Unanswered)) return error.message
  const { cause } = error.cause as { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message
}

export const make = (caller: Caller, name: string, person?: RemotePerson, body?: object) =>
  count(caller, { name, run: () => callRemotely(caller.address, name, person, body) })

/** Opens pages and reads lists, one after the other. */
export async function read(caller: Caller, person: RemotePerson) {
  while (!caller.isOver()) {
    await make(caller, 'GET /')
    await make(caller, 'GET /api/projectrequests?limit=20')
    await make(caller, 'GET /api/user/details', person)
  }
}

/** Sends messages. What was not answered with success is sent again with the same key. */
export async function send(caller: Caller, sender: Sender) {
  const call = { name: 'a message', run: () => sender.sendOne(caller.address) }
  while (!caller.isOver()) await count(caller, call)
}

/** Publishes and removes projects, which have no idempotency key: a write that was sent twice is there twice. */
export async function publish(caller: Caller, person: RemotePerson, { row, fault }: Findings) {
  for (let number = 1; !caller.isOver(); number += 1) {
    const title = `Project ${number}`
    row.cases += 1
    const payload = projectPayload()
    const body = { ...payload, project: { ...payload.project, title } }
    const status = (await make(caller, 'POST /api/user/projects', person, body))?.status
    if (status === 200) row.acknowledged += 1
    const text = await succeed(caller, 'GET /api/user/projects', person)
    const projects = (JSON.parse(text) as Project[]).filter((project) => project.title === title)
    if (projects.length > 1) row.doubled += 1
    if (status === 200 && projects.length === 0) row.lost += 1
    if (status !== 200 && projects.length > 0) row.recovered += 1
    if (projects.some(({ about }) => about !== body.project.about))
      fault(`${title} has another text`)
    for (const { id } of projects) await succeed(caller, `DELETE /api/user/projects/${id}`, person)
  }
}

/** Repeats a call until it succeeds. One that was done without a response is answered 404 or 409 the next time. */
export async function succeed(caller: Caller, name: string, person: RemotePerson, body?: object) {
  const run = () => callRemotely(caller.address, name, person, body)
  const wanted = [200, 404, 409]
  for (const end = Date.now() + longestOutage; Date.now() < end;) {
    const answer = await count(caller, { name, run, wanted })
    if (answer && wanted.includes(answer.status)) return answer.text
  }
  throw new Error(`${name} did not succeed for ${longestOutage} ms`)
}
