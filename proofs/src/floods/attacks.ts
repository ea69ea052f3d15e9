import type { UnseenProject } from '@swipefolio/shared/contract'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Asked, Answered, Client } from './client'

/** A person who floods, and what they send. */
export interface Attack {
  connections: number
  /** Calls one after the other until it is over. */
  run: (ask: (asked: Asked) => Promise<Answered>, isOver: () => boolean) => Promise<void>
}

export interface Means {
  harvester: string
  /** A job seeker with a long history. */
  exporter: string
  uploader: string
  picture: Buffer
}

export const attackNames = ['mail bombing', 'harvesting', 'images', 'lists', 'exports'] as const
export type AttackName = (typeof attackNames)[number]

export const createAttacks = ({
  harvester,
  exporter,
  uploader,
  picture,
}: Means): Record<AttackName, Attack> => {
  const repeated = (connections: number, asked: () => Asked): Attack => ({
    connections,
    async run(ask, isOver) {
      while (!isOver()) await ask(asked())
    },
  })
  let mails = 0
  return {
    'mail bombing': repeated(16, () => {
      const email = `${randomUUID()}@example.org`
      const body = { email, password: 'a long password', firstName: 'No', lastName: 'Body' }
      const call = (mails += 1) % 2 === 0 ? 'request-register' : 'send-code-to-reset-password'
      return { name: `POST /api/auth/${call}`, body }
    }),
    harvesting: {
      connections: 8,
      async run(ask, isOver) {
        while (!isOver()) {
          const name = 'GET /api/recruiter/projects/unseen?limit=50'
          const deck = await ask({ name, token: harvester })
          const projects = deck.status === 200 ? (JSON.parse(deck.text) as UnseenProject[]) : []
          for (const { id } of projects) {
            if (isOver()) break
            const like = `POST /api/recruiter/projects/${id}?likedStatus=LIKED`
            await ask({ name: like, token: harvester })
          }
          await ask({ name: 'GET /api/recruiter/contacts', token: harvester })
        }
      },
    },
    images: repeated(10, () => ({ name: 'POST /api/user/images', token: uploader, body: picture })),
    lists: repeated(12, () => ({ name: 'GET /api/projectrequests' })),
    exports: repeated(4, () => ({ name: 'GET /api/user/export', token: exporter })),
  }
}

/** How long an attacker rests after a refusal, so that this machine's processor goes to the server. */
const rest = 100

/** Starts an attack; `stop` answers how often each status came. */
export function startAttack({ connections, run }: Attack, client: Client) {
  const statuses: { status: number }[] = []
  let isStopped = false
  const ask = async (asked: Asked) => {
    const answer = await client.ask(asked)
    statuses.push(answer)
    if (answer.status !== 200) await sleep(rest)
    return answer
  }
  const running = Promise.all(
    Array.from({ length: connections }, async () => run(ask, () => isStopped)),
  )
  return {
    async stop() {
      isStopped = true
      await running
      return statuses
    },
  }
}
