import { hashSync, verifySync } from '@node-rs/argon2'
import { parentPort } from 'node:worker_threads'
import { lowerPriority } from '../processes/lower-priority.mjs'

// Elsewhere it would be the priority of the whole process.
if (process.platform === 'linux') lowerPriority()

/**
 * Answers each task with a hash, or with whether the password is the one of `compared`. What cannot be read ends the thread, and with it
 * the task alone.
 * @typedef {{ password: string, compared?: string, options?: import('@node-rs/argon2').Options }} Task
 */
parentPort?.on('message', (/** @type {Task} */ { password, compared, options }) =>
  parentPort?.postMessage(
    compared === undefined
      ? hashSync(password, { ...options, salt: options?.salt && Buffer.from(options.salt) })
      : verifySync(compared, password),
  ),
)
