import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ApiError, invalidInput, unavailable } from '../../foundation/http/errors'
import { createSemaphore } from '../../foundation/http/semaphore'

const idleMilliseconds = 30_000
const queueMilliseconds = 5000

export const unsupportedImage = () =>
  invalidInput('Unsupported image', { image: 'Unsupported image' })

export const encoderProcess = (root: string) =>
  join(root, 'server/src/modules/images/encoder-process.mjs')

/**
 * Encodes images in processes of their own with a low priority, one image at a time each: a file that crashes the
 * decoder or takes too long costs its own upload alone. Processes start when they are needed and end when they are idle.
 */
export function createEncoder(script: string, deadlineMilliseconds = 9000) {
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  const running = new Set<ChildProcess>()
  const semaphore = createSemaphore({
    permits: Math.ceil(availableParallelism() / 2),
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
    /** Returns a WebP, square if asked for. Throws 400 for a file that cannot be encoded, 503 when too many wait. */
    encode: (file: Buffer, { isSquare = false } = {}): Promise<Buffer> =>
      semaphore(async () => {
        const child = take()
        try {
          return await encodeBy(child, { file, isSquare }, deadlineMilliseconds)
        } finally {
          giveBack(child)
        }
      }),

    close() {
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

async function encodeBy(
  child: ChildProcess,
  task: { file: Buffer; isSquare: boolean },
  deadlineMilliseconds: number,
) {
  const deadline = setTimeout(() => child.kill('SIGKILL'), deadlineMilliseconds)
  const settled = new AbortController()
  const { signal } = settled
  try {
    const answered = once(child, 'message', { signal })
    const ended = once(child, 'exit', { signal })
    child.send(task)
    const [image] = await Promise.race([answered, ended])
    if (!(image instanceof Uint8Array)) throw unsupportedImage()
    return Buffer.from(image)
  } catch (error) {
    throw error instanceof ApiError ? error : unavailable()
  } finally {
    clearTimeout(deadline)
    settled.abort()
  }
}
