import { unavailable } from './errors'

/** Runs at most `permits` tasks at once and queues `queueLength` more. Throws 503 when the queue is full. */
export function createSemaphore({
  permits,
  queueLength,
}: {
  permits: number
  queueLength: number
}) {
  const queue: (() => void)[] = []
  let inside = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside < permits) inside += 1
    else if (queue.length < queueLength) await new Promise<void>((enter) => queue.push(enter))
    else throw unavailable()
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
