import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** One request of the load: when it had been sent completely, and its result. */
export interface LoadedRequest {
  /** When the last byte was written to the connection; undefined when it was not. */
  sentAt?: number
  /** Undefined when the response is incomplete. */
  status?: number
  /** When the whole response was there. */
  answeredAt?: number
  error?: string
  /** The text of a message. */
  text?: string
}

interface LoadOptions {
  address: string
  connections: number
  /** The next request of a connection. */
  next: () => { method: string; path: string; token: string; body?: object; text?: string }
}

/** Keeps connections busy with one request after the other until the server closes them. */
export function startLoad({ address, connections, next }: LoadOptions) {
  const requests: LoadedRequest[] = []
  const load = { isOver: false, warm: 0 }

  async function work() {
    let isFirst = true
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!load.isOver) {
      const made = await makeRequest(address, agent, next())
      requests.push(made)
      if (isFirst) load.warm += 1
      isFirst = false
      if (made.error === 'ECONNREFUSED') break
    }
    agent.destroy()
  }
  const done = Promise.all(Array.from({ length: connections }, work))
  return {
    requests,
    /** Waits until every connection has carried a request, and so many more came after. */
    async busy(more: number) {
      while (load.warm < connections) await sleep(1)
      const wanted = requests.length + more
      while (requests.length < wanted) await sleep(1)
    },
    async stop() {
      load.isOver = true
      await done
    },
  }
}

function makeRequest(
  address: string,
  agent: Agent,
  { method, path, token, body, text }: ReturnType<LoadOptions['next']>,
): Promise<LoadedRequest> {
  const made: LoadedRequest = { text }
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => {
      made.error = error.code ?? error.message
      resolve(made)
    }
    const outgoing = request(
      `${address}${path}`,
      {
        method,
        agent,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        answer.on('error', fail)
        answer.on('end', () => {
          if (answer.complete) made.status = answer.statusCode
          made.answeredAt = performance.now()
          resolve(made)
        })
        answer.resume()
      },
    )
    outgoing.on('error', fail)
    outgoing.on('finish', () => {
      made.sentAt = performance.now()
    })
    outgoing.end(body && JSON.stringify(body))
  })
}
