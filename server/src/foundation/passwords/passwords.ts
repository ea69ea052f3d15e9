import { availableParallelism } from 'node:os'
import { createSemaphore } from '../http/semaphore'
import { createHashThreads } from './hash-threads'

/** argon2id, the library's default algorithm. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const currentForm = '$argon2id$v=19$m=19456,t=2,p=1$'

/** Salt and hash are zeros, which no password is known to have; to compare with it takes as long as with any other. */
const hashOfNobody = `${currentForm}${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Half of the cores is left to everything else. */
export const hashesAtOnce = Math.max(1, Math.floor(availableParallelism() / 2))

export type Passwords = ReturnType<typeof createPasswords>

/** A hash takes tens of milliseconds on a free core. */
const patienceMilliseconds = 250

/**
 * Hashes and compares in threads of the lowest priority: on busy cores a hash would delay all other calls. Where they get no core, a thread
 * of a low priority makes the same hash, so that a busy machine refuses no login that it could answer.
 * @param root the checkout's or the bundle's
 */
export function createPasswords(root: string, patience = patienceMilliseconds) {
  const lowest = createHashThreads(root, 'lowest')
  const low = createHashThreads(root, 'low')
  const semaphore = createSemaphore({ permits: hashesAtOnce, queueLength: 64 })

  const runFirst = (task: object) =>
    new Promise<unknown>((resolve, reject) => {
      let late: NodeJS.Timeout | undefined
      const runAgain = () => void low.run(task).then(resolve, reject)
      const begin = () => {
        late = setTimeout(runAgain, patience)
      }
      const stop = () => clearTimeout(late)
      lowest.run(task, begin).finally(stop).then(resolve, reject)
    })

  // A thread that got no core is still busy with a hash that another one has made since.
  const run = (task: object) =>
    semaphore(() => (lowest.countBusy() < hashesAtOnce ? runFirst(task) : low.run(task)))

  return {
    hash: async (password: string, salt?: Buffer): Promise<string> =>
      String(await run({ password, options: { ...parameters, salt } })),

    /** Compares with a dummy hash for a missing account, so that both take the same time. */
    async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
      const isRight = await run({ compared: passwordHash ?? hashOfNobody, password })
      return isRight === true && passwordHash !== undefined
    },

    async close() {
      await Promise.all([lowest.close(), low.close()])
    },
  }
}

/** Whether a hash was made with outdated parameters. */
export const needsRehash = (passwordHash: string) => !passwordHash.startsWith(currentForm)
