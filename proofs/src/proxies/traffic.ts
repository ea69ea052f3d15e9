import { setTimeout as sleep } from 'node:timers/promises'
import {
  callRemotely,
  projectPayload,
  type RemotePerson,
  Unanswered,
} from '@swipefolio/server/testing'
import type { Project } from '@swipefolio/shared/contract'
import type { Findings } from '../proof'

/** The documented answers of a server that starts, stops or has too much to do. */
const mayBeTriedAgain = 503

export interface Traffic {
  answered: number
  /** Answers with 503. */
  refused: number
  /** The rest must not happen: other errors, and connections that broke. */
  broken: string[]
}

interface Caller {
  address: string
  traffic: Traffic
  isOver: () => boolean
}

async function make(
  { address, traffic }: Caller,
  name: string,
  person?: RemotePerson,
  body?: object,
) {
  try {
    const { status } = await callRemotely(address, name, person, body)
    if (status === 200) traffic.answered += 1
    else if (status === mayBeTriedAgain) traffic.refused += 1
    else traffic.broken.push(`${name}: ${status}`)
    return status
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    const { cause } = error.cause as { cause?: { code?: string; message?: string } }
    traffic.broken.push(`${name}: ${cause?.code ?? cause?.message}`)
    return undefined
  }
}

/** Opens pages and reads lists, one after the other. */
export async function read(caller: Caller, person: RemotePerson) {
  while (!caller.isOver()) {
    await make(caller, 'GET /')
    await make(caller, 'GET /api/projectrequests?limit=20')
    await make(caller, 'GET /api/user/details', person)
  }
}

/** Publishes and removes projects, which have no idempotency key: a write that was sent twice is there twice. */
export async function publish(caller: Caller, person: RemotePerson, { row, fault }: Findings) {
  for (let number = 1; !caller.isOver(); number += 1) {
    const title = `Project ${number}`
    row.cases += 1
    const payload = projectPayload()
    const body = { ...payload, project: { ...payload.project, title } }
    const status = await make(caller, 'POST /api/user/projects', person, body)
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

/** Repeats what may be repeated. A removal that was done without an answer finds nothing the next time. */
async function succeed({ address, traffic }: Caller, name: string, person: RemotePerson) {
  for (;;) {
    try {
      const { status, text } = await callRemotely(address, name, person)
      if (status === 200 || status === 404) return text
      if (status !== mayBeTriedAgain) traffic.broken.push(`${name}: ${status}`)
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      traffic.broken.push(`${name}: ${String(error.cause)}`)
    }
    await sleep(50)
  }
}
