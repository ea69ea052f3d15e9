import { unavailable } from './errors'

interface SemaphoreOptions {
  permits: number
  queueLength: number
  /** How long a task may wait in the queue; for ever by default. */
  deadlineMilliseconds?: number
}

/**
 * Runs at most `permits` tasks at once and queues `queueLength` more. Throws 503 when the queue is full or a task has waited
 * too long.
 */
export function createSemaphore({ permits, queueLength, deadlineMilliseconds }: SemaphoreOptions) {
  const queue = new Set<() => void>()
  let inside = 0

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(deadline)
        queue.delete(enter)
        resolve()
      }
      const leave = () => {
        queue.delete(enter)
        reject(unavailable())
      }
      const deadline = deadlineMilliseconds && setTimeout(leave, deadlineMilliseconds)
      queue.add(enter)
    })

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside < permits) inside += 1
    else if (queue.size < queueLength) await wait()
    else throw unavailable()
    try {
      return await work()
    } finally {
      const [next] = queue
      if (next) next()
      else inside -= 1
    }
  }
}
