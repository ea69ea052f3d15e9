/** Runs the tasks of a key one after the other; tasks of different keys do not wait for each other. */
export function createSerialQueue() {
  const last = new Map<number, Promise<unknown>>()

  return async <T>(key: number, work: () => Promise<T>): Promise<T> => {
    const previous = last.get(key) ?? Promise.resolve()
    const task = previous.then(work, work)
    last.set(key, task)
    try {
      return await task
    } finally {
      if (last.get(key) === task) last.delete(key)
    }
  }
}
