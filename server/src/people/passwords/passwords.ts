import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { createSemaphore } from '../../foundation/http/semaphore'

/** argon2id, the algorithm that the library takes unless told. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const currentForm = '$argon2id$v=19$m=19456,t=2,p=1$'

const turnstile = createSemaphore({ permits: availableParallelism(), queueLength: 64 })

export const hashPassword = (password: string): Promise<string> =>
  turnstile(() => hash(password, parameters))

let unknownAccountHash: Promise<string> | undefined

/** Takes as long for an account that does not exist. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  unknownAccountHash ??= hash('nobody has this password', parameters)
  const compared = passwordHash ?? (await unknownAccountHash)
  const isRight = await turnstile(() => verify(compared, password))
  return isRight && passwordHash !== undefined
}

/** Whether a hash was made with parameters that are no longer ours. */
export const needsRehash = (passwordHash: string) => !passwordHash.startsWith(currentForm)
