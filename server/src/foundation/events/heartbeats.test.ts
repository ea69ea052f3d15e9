import { createHeartbeats } from './heartbeats'

const processId = 7

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Heartbeats whose database can be silenced. */
function create() {
  const network = { isSilent: false, deaf: 0 }
  const heartbeats = createHeartbeats({
    processId,
    believedMilliseconds: 1000,
    async publish(beat) {
      if (!network.isSilent) queueMicrotask(() => heartbeats.hear(beat))
    },
    onDeaf: () => (network.deaf += 1),
  })
  return { heartbeats, network }
}

it('are believed for a second after the last one that came back', async () => {
  const { heartbeats, network } = create()
  expect(heartbeats.isHeard()).toBe(false)
  await jest.advanceTimersByTimeAsync(300)
  expect(heartbeats.isHeard()).toBe(true)
  network.isSilent = true
  await jest.advanceTimersByTimeAsync(999)
  expect(heartbeats.isHeard()).toBe(true)
  await jest.advanceTimersByTimeAsync(1)
  expect(heartbeats.isHeard()).toBe(false)
  network.isSilent = false
  await jest.advanceTimersByTimeAsync(300)
  expect(heartbeats.isHeard()).toBe(true)
  await heartbeats.close()
})

it('of another process prove nothing', async () => {
  const { heartbeats, network } = create()
  network.isSilent = true
  heartbeats.hear({ processId: processId + 1, sentAt: performance.now() })
  expect(heartbeats.isHeard()).toBe(false)
  await heartbeats.close()
})

it('that are published and stay away ask for another connection, again and again', async () => {
  const { heartbeats, network } = create()
  await jest.advanceTimersByTimeAsync(5000)
  expect(network.deaf).toBe(0)
  network.isSilent = true
  await jest.advanceTimersByTimeAsync(3900)
  expect(network.deaf).toBe(1)
  await jest.advanceTimersByTimeAsync(3900)
  expect(network.deaf).toBe(2)
  await heartbeats.close()
})

it('are proved by one that was sent after the question', async () => {
  const { heartbeats, network } = create()
  const proof = heartbeats.prove(1000)
  await jest.advanceTimersByTimeAsync(10)
  expect(await proof).toBe(true)
  network.isSilent = true
  const refutation = heartbeats.prove(1000)
  await jest.advanceTimersByTimeAsync(1000)
  expect(await refutation).toBe(false)
  await heartbeats.close()
})

it('that cannot be published fail the proof', async () => {
  const heartbeats = createHeartbeats({
    processId,
    believedMilliseconds: 1000,
    publish: () => Promise.reject(new Error('No database')),
    onDeaf: () => undefined,
  })
  await expect(heartbeats.prove(1000)).rejects.toThrow('No database')
  await heartbeats.close()
})
