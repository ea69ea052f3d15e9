import { hashSync, verifySync } from '@node-rs/argon2'
import { spawnSync } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../processes/lower-priority.mjs'

// Elsewhere it would be the priority of the whole process.
if (process.platform === 'linux') {
  lowerPriority()
  if (workerData === 'lowest') yieldAtOnce()
}

/**
 * Makes the calling thread one of SCHED_IDLE, which Linux preempts when another one wakes up. A thread that is nice keeps its core until
 * the next tick, up to 4 ms. Without chrt of util-linux nothing changes.
 */
function yieldAtOnce() {
  const thread = basename(readlinkSync('/proc/thread-self'))
  const { status, error } = spawnSync('chrt', ['-i', '-p', '0', thread], { stdio: 'ignore' })
  if (status !== 0) console.debug('The scheduling policy could not be changed', error ?? status)
}

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
