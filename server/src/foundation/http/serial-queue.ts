import { setTimeout as sleep } from 'node:timers/promises'

interface SerialQueueOptions {
  /** How long a key rests after a task, as a multiple of the task's own time. The task's caller does not wait for it. */
  rest?: number
}

/**
 * Runs the tasks of a key one after the other; tasks of different keys do not wait for each other. With a rest, one key has
 * only a share of the processor, however many tasks it brings.
 */
export function createSerialQueue({ rest = 0 }: SerialQueueOptions = {}) {
  const last = new Map<number | string, Promise<unknown>>()

  return async <T>(key: number | string, work: () => Promise<T>): Promise<T> => {
    const previous = last.get(key) ?? Promise.resolve()
    let begin = 0
    const task = previous.then(() => {
      begin = performance.now()
      return work()
    })
    const turn = task
      .catch(() => undefined)
      .then(() => (rest > 0 ? sleep(rest * (performance.now() - begin)) : undefined))
      .finally(() => {
        if (last.get(key) === turn) last.delete(key)
      })
    last.set(key, turn)
    return task
  }
}
