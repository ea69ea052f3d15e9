import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Threads of the lowest priority yield their core at once to whatever wakes up; those of a low one keep it for some milliseconds. */
type Priority = 'lowest' | 'low'

/** Threads that work on one task each. They start when they are needed. */
export function createHashThreads(root: string, priority: Priority) {
  const script = join(root, 'server/src/foundation/passwords/hash-thread.mjs')
  const threads = new Set<Worker>()
  const idle: Worker[] = []

  async function start(): Promise<Worker> {
    // Without the environment, which holds secrets.
    const thread = new Worker(script, { env: {}, execArgv: [], workerData: priority })
    threads.add(thread)
    thread.once('exit', () => threads.delete(thread))
    await once(thread, 'online')
    return thread
  }

  return {
    countBusy: () => threads.size - idle.length,
    /** `onBegun` is called once the task is a thread's that has started. */
    async run(task: object, onBegun?: () => void): Promise<unknown> {
      const thread = idle.pop() ?? (await start())
      onBegun?.()
      thread.ref()
      const answered = once(thread, 'message')
      thread.postMessage(task)
      const [answer] = (await answered) as unknown[]
      thread.unref()
      idle.push(thread)
      return answer
    },
    async close() {
      await Promise.all(Array.from(threads, (thread) => thread.terminate()))
    },
  }
}
