import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
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
  /** Of a task, from when its process is ready. */
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
    if (!(await nextMessage(child, startMilliseconds))) throw unavailable()
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
        try {
          const answer = nextMessage(child, deadlineMilliseconds)
          child.send(task)
          return await answer
        } finally {
          giveBack(child)
        }
      }),

    close() {
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

/** Undefined when the process ended instead, which it does at the deadline. */
async function nextMessage(child: ChildProcess, deadlineMilliseconds: number): Promise<unknown> {
  const deadline = setTimeout(() => child.kill('SIGKILL'), deadlineMilliseconds)
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
    clearTimeout(deadline)
    settled.abort()
  }
}
