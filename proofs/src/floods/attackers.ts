import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { AttackName, Means } from './attacks'

export interface Orders extends Means {
  server: string
  /** The attacks, and the address from which each comes. */
  attacks: readonly { name: AttackName; from: string }[]
}

export interface Status {
  status: number
}

/**
 * Starts attacks in a process of low priority, because real attackers have processors of their own; `stop` answers how often
 * each status came.
 */
export async function startAttackers(orders: Orders) {
  const child = fork(join(__dirname, 'attacker-process.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  })
  child.once('exit', () => child.emit('error', new Error('The attackers have ended')))
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  child.send(orders)
  await once(child, 'message')
  return {
    async stop(): Promise<Status[]> {
      child.send('stop')
      const [statuses] = (await once(child, 'message')) as [Status[]]
      child.removeAllListeners('exit').disconnect()
      return statuses
    },
  }
}
