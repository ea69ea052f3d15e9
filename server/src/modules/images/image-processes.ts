import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { ApiError, unavailable } from '../../foundation/http/errors'
import { createSemaphore } from '../../foundation/http/semaphore'

const idleMilliseconds = 30_000
const queueMilliseconds = 5000

interface ImageProcessesOptions {
  /** Answers each message, a task, with an image or null. */
  script: string
  /** How many run at once; half of the processor's cores by default. */
  most?: number
  deadlineMilliseconds?: number
}

export type ImageProcesses = ReturnType<typeof createImageProcesses>

/**
 * Runs tasks in processes of their own with a low priority, one at a time each: a file that crashes the decoder or takes too long
 * costs its own task alone. Processes start when they are needed and end when they are idle.
 */
export function createImageProcesses({
  script,
  most = Math.ceil(availableParallelism() / 2),
  deadlineMilliseconds = 9000,
}: ImageProcessesOptions) {
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

  function start(): ChildProcess {
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
    return child
  }

  function take(): ChildProcess {
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
    /** Returns the image. Throws 503 when there is none, or when too many tasks wait. */
    run: (task: object): Promise<Buffer> =>
      semaphore(async () => {
        const child = take()
        try {
          return await runIn(child, task, deadlineMilliseconds)
        } finally {
          giveBack(child)
        }
      }),

    close() {
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

/** A task for which its process had no image. */
export class NoImage extends ApiError {
  constructor() {
    const { code, message, retryAfterSeconds } = unavailable()
    super(code, message, { retryAfterSeconds })
  }
}

async function runIn(child: ChildProcess, task: object, deadlineMilliseconds: number) {
  const deadline = setTimeout(() => child.kill('SIGKILL'), deadlineMilliseconds)
  const settled = new AbortController()
  const { signal } = settled
  try {
    const answered = once(child, 'message', { signal })
    const ended = once(child, 'exit', { signal })
    child.send(task)
    const [image] = await Promise.race([answered, ended])
    if (!(image instanceof Uint8Array)) throw new NoImage()
    return Buffer.from(image)
  } catch (error) {
    throw error instanceof ApiError ? error : unavailable()
  } finally {
    clearTimeout(deadline)
    settled.abort()
  }
}
