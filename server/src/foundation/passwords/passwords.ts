import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createSemaphore } from '../http/semaphore'

/** argon2id, the library's default algorithm. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const currentForm = '$argon2id$v=19$m=19456,t=2,p=1$'

/** Salt and hash are zeros, which no password is known to have; to compare with it takes as long as with any other. */
const hashOfNobody = `${currentForm}${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Half of the cores is left to everything else. */
export const hashesAtOnce = Math.max(1, Math.floor(availableParallelism() / 2))

export type Passwords = ReturnType<typeof createPasswords>

/**
 * Hashes and compares in threads of a low priority: on busy cores a hash, which takes tens of milliseconds, would delay all other calls.
 * @param root the checkout's or the bundle's
 */
export function createPasswords(root: string) {
  const script = join(root, 'server/src/foundation/passwords/hash-thread.mjs')
  const threads = new Set<Worker>()
  const idle: Worker[] = []
  const semaphore = createSemaphore({ permits: hashesAtOnce, queueLength: 64 })

  function start(): Worker {
    // Without the environment, which holds secrets.
    const thread = new Worker(script, { env: {}, execArgv: [] })
    threads.add(thread)
    return thread.once('exit', () => threads.delete(thread))
  }

  const run = (task: object) =>
    semaphore(async (): Promise<unknown> => {
      const thread = idle.pop() ?? start()
      thread.ref()
      const answered = once(thread, 'message')
      thread.postMessage(task)
      const [answer] = (await answered) as unknown[]
      thread.unref()
      idle.push(thread)
      return answer
    })

  return {
    hash: async (password: string, salt?: Buffer): Promise<string> =>
      String(await run({ password, options: { ...parameters, salt } })),

    /** Compares with a dummy hash for a missing account, so that both take the same time. */
    async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
      const isRight = await run({ compared: passwordHash ?? hashOfNobody, password })
      return isRight === true && passwordHash !== undefined
    },

    async close() {
      await Promise.all(Array.from(threads, (thread) => thread.terminate()))
    },
  }
}

/** Whether a hash was made with outdated parameters. */
export const needsRehash = (passwordHash: string) => !passwordHash.startsWith(currentForm)
