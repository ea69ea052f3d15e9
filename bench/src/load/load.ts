import { connect, type Socket } from 'node:net'
import { quantile } from '../chatting'

/** A request as it goes over the wire. `headers` are lines. */
export const wire = (
  path: string,
  token?: string,
  method = 'GET',
  body?: object,
  headers: string[] = [],
) => {
  const text = body ? JSON.stringify(body) : ''
  return Buffer.from(
    [
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      ...headers,
      ...(token ? [`authorization: Bearer ${token}`] : []),
      ...(body
        ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]
        : []),
      '',
      text,
    ].join('\r\n'),
  )
}

export interface Answered {
  status: number
  milliseconds: number
}

export interface Connection {
  ask: (request: Buffer) => Promise<Answered>
  close: () => void
  /** Closes it, and fails what was asked and not answered. */
  fail: () => void
}

/** A keep-alive connection that costs its client little, so that the server is what is measured. */
export const openConnection = (address: string) =>
  new Promise<Connection>((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let begun = 0
    let received = ''
    let answered: (answer: Answered) => void = () => undefined
    let failed: (error: Error) => void = reject
    socket.setEncoding('latin1')
    socket.on('error', (error) => failed(error))
    socket.on('close', () => failed(new Error('The server closed the connection')))
    socket.on('data', (chunk) => {
      received += String(chunk)
      const headEnd = received.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? 0)
      if (received.length < headEnd + 4 + length) return
      const status = Number(received.slice(9, 12))
      received = ''
      answered({ status, milliseconds: performance.now() - begun })
    })
    socket.once('connect', () =>
      resolve({
        ask: (request) =>
          new Promise((done, fail) => {
            answered = done
            failed = fail
            begun = performance.now()
            socket.write(request)
          }),
        close: () => {
          failed = () => undefined
          socket.destroy()
        },
        fail: () => socket.destroy(),
      }),
    )
  })

export interface Load {
  perSecond: number
  p50: number
  p99: number
}

interface LoadOptions {
  address: string
  /** Sent in turn. */
  requests: Buffer[]
  connections: number
  /** By default each request is sent once. */
  seconds?: number
}

/** Sends requests back to back over some connections. Every answer must be a success. */
export async function load({
  address,
  requests,
  connections,
  seconds,
}: LoadOptions): Promise<Load> {
  const times: number[] = []
  const begin = performance.now()
  const end = seconds && begin + seconds * 1000
  const isOver = (turn: number) => (end ? performance.now() >= end : turn >= requests.length)
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      const connection = await openConnection(address)
      for (let turn = at; !isOver(turn); turn += connections) {
        const request = requests[turn % requests.length] ?? Buffer.of()
        const { status, milliseconds } = await connection.ask(request)
        if (status >= 400) throw new Error(`${String(request.subarray(0, 80))}: ${status}`)
        times.push(milliseconds)
      }
      connection.close()
    }),
  )
  const lasted = (performance.now() - begin) / 1000
  return {
    perSecond: times.length / lasted,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}
