import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { createSemaphore } from '../../foundation/http/semaphore'

/** argon2id, the library's default algorithm. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const currentForm = '$argon2id$v=19$m=19456,t=2,p=1$'

/** Half of the cores is left to everything else. */
export const hashesAtOnce = Math.max(1, Math.floor(availableParallelism() / 2))

const semaphore = createSemaphore({ permits: hashesAtOnce, queueLength: 64 })

export const hashPassword = (password: string, salt?: Buffer): Promise<string> =>
  semaphore(() => hash(password, { ...parameters, salt }))

let unknownAccountHash: Promise<string> | undefined

/** Verifies a dummy hash for a missing account, so that both take the same time. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  unknownAccountHash ??= hash('nobody has this password', parameters)
  const compared = passwordHash ?? (await unknownAccountHash)
  const isRight = await semaphore(() => verify(compared, password))
  return isRight && passwordHash !== undefined
}

/** Whether a hash was made with outdated parameters. */
export const needsRehash = (passwordHash: string) => !passwordHash.startsWith(currentForm)
