import type { LiveEvent, Role } from '@swipefolio/shared/contract'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../foundation/db/ids'
import type { TestServer } from './test-server'

interface Reader {
  token: string
  account: { role: Role }
}

/** The URL of a test server's own socket, opened with the first call. */
export async function listenLocally({ app }: TestServer): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Waits until every event that was published so far has arrived at a server. */
async function eventsArrived({ services: { events } }: TestServer): Promise<void> {
  const marker = { id: newId(), to: [], event: { type: 'refresh' as const } }
  const arrived = new Promise<void>((resolve) => {
    const unsubscribe = events.subscribe('live', ({ id }) => {
      if (id !== marker.id) return
      unsubscribe()
      resolve()
    })
  })
  await events.publish('live', marker)
  await arrived
}

/** Opens a person's event stream over a real connection, once all events so far have arrived; at once while the server hears none. */
export async function openEvents(server: TestServer, person: Reader, lastEventId?: string) {
  if (server.services.events.isListening()) await eventsArrived(server)
  const side = person.account.role === 'recruiter' ? 'recruiter' : 'user'
  const request = get(`${await listenLocally(server)}/api/${side}/events`, {
    // A separate connection, because fetch would open a spare one when this one breaks.
    agent: false,
    headers: {
      authorization: `Bearer ${person.token}`,
      accept: 'text/event-stream',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const events: LiveEvent[] = []
  const read = { lastEventId: '', hasEnded: false }
  const reading = readLines(answer, (line) => {
    if (line.startsWith('id: ')) read.lastEventId = line.slice(4)
    if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)) as LiveEvent)
  }).finally(() => {
    read.hasEnded = true
  })

  /** Waits until something holds, for half a minute at most. */
  async function until(isSo: () => boolean) {
    for (let tries = 0; tries < 3000 && !isSo(); tries += 1) await sleep(10)
    return isSo()
  }

  return {
    answer,
    events,
    lastEventId: () => read.lastEventId,
    hasEnded: () => until(() => read.hasEnded),
    /** Waits for an event of a type. */
    async received(type: LiveEvent['type']) {
      await until(() => events.some((event) => event.type === type))
      return events.find((event) => event.type === type)
    },
    async close() {
      request.destroy()
      await reading.catch(() => undefined)
    },
  }
}

export type EventReader = Awaited<ReturnType<typeof openEvents>>

async function readLines(answer: IncomingMessage, take: (line: string) => void) {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer) {
    const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
}
