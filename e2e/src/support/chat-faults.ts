import type { BrowserContext } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newDataDir } from './data-dirs'
import { ready, startServer, stop, type ServerProcess } from './server-process'
import { createShakyNetwork } from './shaky-network'

/** A server with its own database behind a proxy; all three can fail and recover. */
export async function createShakyProduct() {
  const DATA_DIR = newDataDir()
  let server: ServerProcess = await startServer({ DATA_DIR })
  const network = await createShakyNetwork(() => Number(new URL(server.url).port))

  const postgres = () => {
    const lock = readFileSync(join(DATA_DIR, 'postgres/cluster/postmaster.pid'), 'utf8')
    return Number(lock.split('\n')[0])
  }

  /** Each fault breaks something and returns a function that repairs it. */
  const faults = {
    'the server is killed': async () => {
      server.process.kill('SIGKILL')
      await server.ended
      return async () => {
        server = await startServer({ DATA_DIR })
      }
    },
    'the database is killed': async () => {
      process.kill(postgres(), 'SIGKILL')
      return () => ready(server)
    },
    'a process of the database is killed': async () => {
      process.kill(serving(postgres()), 'SIGKILL')
      return () => ready(server)
    },
    'the browser is offline': async (context: BrowserContext) => {
      await context.setOffline(true)
      return () => context.setOffline(false)
    },
    'every connection breaks': async () => {
      network.cut()
      return async () => {}
    },
    'an answer is lost': async () => {
      const isLost = network.loseAnswerTo('/chats/send')
      return () => isLost
    },
  } satisfies Record<string, (context: BrowserContext) => Promise<() => Promise<void>>>

  return {
    url: network.url,
    faults,
    async stop() {
      const code = await stop(server)
      network.close()
      return code
    },
  }
}

/** The newest backend process of the database. */
function serving(postmaster: number) {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        return Number(parent) === postmaster && command.includes('swipefolio')
      } catch {
        return false
      }
    })
  const newest = Math.max(...processes.map(Number))
  if (!(newest > 1)) throw new Error('No process of the database serves a connection')
  return newest
}

/** Compares the stored messages with the written ones. */
export function compare(written: readonly string[], stored: readonly string[]) {
  const places = stored.map((text) => written.indexOf(text))
  return {
    lost: written.filter((text) => !stored.includes(text)).length,
    doubled: stored.length - new Set(stored).size,
    outOfOrder: places.filter((place, at) => at > 0 && place < (places[at - 1] ?? 0)).length,
  }
}
