import { setTimeout as sleep } from 'node:timers/promises'
import { createSerialQueue } from './serial-queue'

const timed = async (task: Promise<number>) => [await task, performance.now()] as const
const work = async () => {
  const begin = performance.now()
  await sleep(30)
  return begin
}

it('runs the tasks of a key one after the other, after a failed one, too', async () => {
  const inTurn = createSerialQueue()
  const failing = inTurn('one', () => sleep(20).then(() => Promise.reject(new Error('failed'))))
  const next = timed(inTurn('one', work))
  await expect(failing).rejects.toThrow('failed')
  const failedAt = performance.now()
  const [begin] = await next
  expect(begin).toBeGreaterThan(failedAt - 10)
})

it('lets a key rest after a task, but neither its caller nor other keys', async () => {
  const inTurn = createSerialQueue({ rest: 20 })
  const first = timed(inTurn('one', work))
  const second = timed(inTurn('one', work))
  const [, ended] = await first
  const [otherBegin] = await timed(inTurn('other', work))
  const [begin] = await second
  expect(begin - ended).toBeGreaterThan(500)
  expect(otherBegin).toBeLessThan(begin)
})
