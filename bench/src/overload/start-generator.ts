import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Order, Setup } from './generator'
import type { Outcome } from './outcomes'

/** A process on a core of its own that sends requests, so that it and the server do not slow each other down. */
export function startGenerator(core: number, setup: Setup) {
  const file = join(import.meta.dirname, 'generator.ts')
  const child = spawn('taskset', ['-c', String(core), process.execPath, '--import', 'tsx', file], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  process.once('exit', () => child.kill('SIGTERM'))
  child.send(setup)
  return {
    async order(order: Order): Promise<Record<string, Outcome>> {
      child.send(order)
      const [result] = (await once(child, 'message')) as [Record<string, Outcome>]
      return result
    },
    stop: () => child.disconnect(),
  }
}
