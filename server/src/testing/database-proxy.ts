import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reachPostgres } from '@swipefolio/platform/testing'

/** A second socket to the test database, which a test can close, silence, resume and reopen. */
export async function createDatabaseProxy() {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  const path = join(folder, '.s.PGSQL.5432')
  const target = join(await reachPostgres(), '.s.PGSQL.5432')
  const sockets = new Set<Socket>()
  let isSilent = false
  let server: Server

  function handleClient(client: Socket) {
    const upstream = connect(target)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => other.destroy())
      socket.on('data', (data) => {
        if (!isSilent) other.write(data)
      })
    }
  }

  async function open() {
    server = createServer(handleClient)
    await new Promise<void>((listening) => server.listen(path, listening))
  }

  async function cut() {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    await new Promise((closed) => server.close(closed))
  }

  await open()
  return {
    folder,
    cut,
    open,
    /** From here on drops all data without closing the connections. */
    silence: () => {
      isSilent = true
    },
    resume: () => {
      isSilent = false
    },
    async close() {
      await cut().catch(() => undefined)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
