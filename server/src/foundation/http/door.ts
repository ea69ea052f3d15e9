import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { msg } from '@swipefolio/shared/i18n'
import { reasonOf, StartError } from '../start-error'
import type { WriteRefusalPage } from './errors'
import { httpOptions } from './http-options'

/** A port that is listened on before the app that serves it. */
export interface Door {
  /** For Fastify: gives it the listening server, whose requests it answers once it listens itself. */
  serverFactory: (handler: RequestListener) => Server
  close: () => Promise<unknown>
}

const mostWaiting = 1000

interface DoorOptions {
  host: string
  port: number
  /** How long a write waits for the app, in milliseconds. */
  longestWait?: number
  /** What a browser shows until the app is ready. */
  writePage?: WriteRefusalPage
}

/**
 * Listens at once, so that a port in use ends the start before it changes anything. Until the app is ready, every request but
 * `/healthz` is answered 503. Writes wait for the app for a while before that: a proxy repeats a read elsewhere, but not a write.
 */
export async function openDoor({
  host,
  port,
  longestWait = 5000,
  writePage,
}: DoorOptions): Promise<Door> {
  const answerStarting = createStartingAnswer(writePage)
  const waiting = new Map<ServerResponse, IncomingMessage>()
  let handle: RequestListener = (request, response) => {
    if (isRead(request) || waiting.size >= mostWaiting) return answerStarting(request, response)
    waiting.set(response, request)
    const late = setTimeout(() => {
      if (waiting.delete(response)) answerStarting(request, response)
    }, longestWait).unref()
    response.once('close', () => {
      clearTimeout(late)
      waiting.delete(response)
    })
  }
  const create = () => createServer(httpOptions(), (...call) => handle(...call))
  const main = create()
  await listen(main, host, port)
  await listenBeside(main, host, create)
  return {
    serverFactory(handler) {
      // Fastify listens when the app is ready. The server listens already, so that only its handler changes.
      main.listen = (() => {
        handle = handler
        for (const [response, request] of waiting) handler(request, response)
        waiting.clear()
        setImmediate(() => main.emit('listening'))
        return main
      }) as Server['listen']
      return main
    },
    async close() {
      if (!main.listening) return
      main.close()
      main.closeAllConnections()
    },
  }
}

/** `localhost` may be two addresses, of which browsers choose either. */
async function listenBeside(main: Server, host: string, create: () => Server) {
  const bound = main.address()
  if (host !== 'localhost' || typeof bound !== 'object' || bound === null) return
  const addresses = await lookup(host, { all: true }).catch(() => [])
  for (const { address } of addresses.filter((other) => other.address !== bound.address)) {
    const beside = create()
    beside.on('error', () => undefined)
    beside.listen(bound.port, address)
    main.once('close', () => beside.close())
  }
}

async function listen(server: Server, host: string, port: number) {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use already: set PORT to another one.`)
    }
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used: set PORT.`)
    throw new StartError(`HOST cannot be listened on: ${reasonOf(error)}.`)
  }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

const starting = msg('The server is starting. Please try again in a moment.')

const createStartingAnswer =
  (writePage?: WriteRefusalPage): RequestListener =>
  ({ url, headers }, response) => {
    const isAlive = url === '/healthz'
    const page = isAlive ? undefined : writePage?.(headers, starting, 'unavailable')
    response.writeHead(isAlive ? 200 : 503, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
      connection: 'close',
      ...page?.headers,
    })
    response.end(page?.html ?? (isAlive ? 'ok' : 'starting'))
  }
