import { lowerPriority } from './lower-priority.mjs'

/**
 * Tells the pool that started this process that it is ready, and answers each task with what `work` makes of it, or null when that
 * fails; with a low priority, and until the server is gone.
 * @template Task
 * @param {(task: Task) => unknown} work
 */
export function answerTasks(work) {
  lowerPriority()
  process.on('disconnect', () => process.exit())
  process.on('message', (/** @type {Task} */ task) => {
    const answered = (async () => work(task))().catch(() => null)
    void answered.then((answer) => process.send?.(answer))
  })
  process.send?.('ready')
}
