import { request } from 'node:http'

export type Side = 'user' | 'recruiter'

export interface Person {
  side: Side
  token: string
}

/** Makes one call with a person's token. */
export async function call<T>(
  address: string,
  { side, token }: Person,
  path: string,
  body?: object,
) {
  const answer = await fetch(`${address}/api/${side}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
  return (await answer.json()) as T
}

export type StreamEvent = { type: string; chatId?: number; seq?: number; sender?: string }

/** Opens a person's event stream; resolves at its first bytes. */
export const openStream = (
  address: string,
  { side, token }: Person,
  onEvent: (event: StreamEvent) => void = () => undefined,
) =>
  new Promise<{ close: () => void; isOpen: () => boolean }>((resolve, reject) => {
    let isOpen = true
    const sent = request(
      `${address}/api/${side}/events`,
      { agent: false, headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`A stream: ${answer.statusCode}`))
        let rest = ''
        answer.setEncoding('utf8')
        answer.once('data', () => resolve({ close: () => sent.destroy(), isOpen: () => isOpen }))
        answer.on('data', (chunk: string) => {
          const lines = (rest + chunk).split('\n')
          rest = lines.pop() ?? ''
          for (const line of lines) {
            if (line.startsWith('data: ')) onEvent(JSON.parse(line.slice(6)) as StreamEvent)
          }
        })
        answer.on('error', () => undefined)
        answer.once('close', () => {
          isOpen = false
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })

export const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? NaN
