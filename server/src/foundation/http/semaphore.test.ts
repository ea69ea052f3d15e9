import { ApiError } from './errors'
import { createSemaphore } from './semaphore'

/** Work that ends on demand. */
function createWork() {
  const finish: (() => void)[] = []
  return {
    work: () => new Promise<string>((resolve) => finish.push(() => resolve('done'))),
    started: () => finish.length,
    finishOne: () => finish.shift()?.(),
  }
}

it('runs a limited number, queues a few, and refuses the rest', async () => {
  const semaphore = createSemaphore({ permits: 2, queueLength: 1 })
  const { work, started, finishOne } = createWork()
  const entered = [semaphore(work), semaphore(work), semaphore(work)]
  await expect(semaphore(work)).rejects.toThrow(ApiError)
  expect(started()).toBe(2)
  for (let left = 3; left > 0; left -= 1) {
    finishOne()
    await new Promise(setImmediate)
  }
  expect(await Promise.all(entered)).toEqual(['done', 'done', 'done'])
})

it('refuses what has waited too long, and runs what comes later', async () => {
  const semaphore = createSemaphore({ permits: 1, queueLength: 1, deadlineMilliseconds: 20 })
  const { work, started, finishOne } = createWork()
  const first = semaphore(work)
  await expect(semaphore(work)).rejects.toThrow(ApiError)
  expect(started()).toBe(1)
  const later = semaphore(async () => 'later')
  finishOne()
  expect(await Promise.all([first, later])).toEqual(['done', 'later'])
})

it('passes the permit of failed work to the next in the queue', async () => {
  const semaphore = createSemaphore({ permits: 1, queueLength: 1 })
  const failed = semaphore(() => Promise.reject(new Error('broken')))
  const next = semaphore(async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await semaphore(async () => 'again')).toBe('again')
})
