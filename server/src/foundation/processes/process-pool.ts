import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { unavailable } from '../http/errors'
import { createSemaphore } from '../http/semaphore'

const idleMilliseconds = 30_000
const queueMilliseconds = 5000
/** A busy machine starts a process slowly. */
const startMilliseconds = 60_000

export interface ProcessPoolOptions {
  script: string
  /** How many run at once; half of the processor's cores by default. */
  most?: number
  /** CPU time that a task may take. On a busy machine it gets its share of a core: it has four times as long to take it. */
  deadlineMilliseconds?: number
}

/**
 * Runs tasks in processes of their own, one task at a time each: input that crashes one or takes too long costs its own task
 * alone. The script sends a message when it is ready, and answers each with one. Processes start when they are needed and end when they are
 * idle.
 */
export function createProcessPool({
  script,
  most = Math.ceil(availableParallelism() / 2),
  deadlineMilliseconds = 9000,
}: ProcessPoolOptions) {
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  const running = new Set<ChildProcess>()
  const semaphore = createSemaphore({
    permits: most,
    queueLength: 20,
    deadlineMilliseconds: queueMilliseconds,
  })

  function forget(child: ChildProcess) {
    running.delete(child)
    clearTimeout(idle.get(child))
    idle.delete(child)
  }

  async function start(): Promise<ChildProcess> {
    // Without the environment, which holds secrets.
    const child = fork(script, {
      serialization: 'advanced',
      execArgv: [],
      env: {},
      stdio: 'ignore',
    })
    running.add(child)
    child.once('exit', () => forget(child))
    child.on('error', () => forget(child))
    // It must not keep the server's process alive.
    child.unref()
    child.channel?.unref()
    const late = setTimeout(() => child.kill('SIGKILL'), startMilliseconds)
    const isReady = await nextMessage(child).finally(() => clearTimeout(late))
    if (!isReady) throw unavailable()
    return child
  }

  async function take(): Promise<ChildProcess> {
    const [waiting] = idle
    if (!waiting) return start()
    const [child, timer] = waiting
    clearTimeout(timer)
    idle.delete(child)
    return child
  }

  function giveBack(child: ChildProcess) {
    if (!running.has(child)) return
    const end = () => {
      idle.delete(child)
      child.kill()
    }
    idle.set(child, setTimeout(end, idleMilliseconds).unref())
  }

  return {
    /** Returns what the script answers; undefined when it ended instead. Throws 503 when too many wait. */
    run: (task: Serializable): Promise<unknown> =>
      semaphore(async () => {
        const child = await take()
        const answer = nextMessage(child)
        const stopWatching = endAfter(child, deadlineMilliseconds)
        try {
          child.send(task)
          return await answer
        } finally {
          stopWatching()
          giveBack(child)
        }
      }),

    close() {
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

/** Ends a process that has used so much CPU time, or that has had four times as long for it. */
function endAfter(child: ChildProcess, milliseconds: number): () => void {
  const [begun, workedBefore] = [performance.now(), workedMilliseconds(child)]
  let timer = setTimeout(look, milliseconds)
  function look() {
    const passed = performance.now() - begun
    const worked = workedMilliseconds(child) - workedBefore
    const left = Math.min(milliseconds - worked, 4 * milliseconds - passed)
    if (left > 0) timer = setTimeout(look, left)
    else child.kill('SIGKILL')
  }
  return () => clearTimeout(timer)
}

/** The CPU time of a process, in milliseconds, by proc(5) of Linux; elsewhere the time that passes. */
function workedMilliseconds({ pid }: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11)
    return (Number(user) + Number(system)) * 10
  } catch {
    return performance.now()
  }
}

/** Undefined when the process ended instead. */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const settled = new AbortController()
  const { signal } = settled
  try {
    const sent = once(child, 'message', { signal })
    const ended = once(child, 'exit', { signal }).then(() => [undefined])
    const [message] = (await Promise.race([sent, ended])) as unknown[]
    return message
  } catch {
    throw unavailable()
  } finally {
    settled.abort()
  }
}
