import { createAdmissionQueue } from './admission-queue'

const kinds = ['write', 'read', 'page'] as const
type Kind = (typeof kinds)[number]
const short = { longestWait: 100, standingWait: 20 }
const patience = { write: { longestWait: 500, standingWait: 100 }, read: short, page: short }
const createQueue = (mostWaiting = 100) =>
  createAdmissionQueue<Kind, string>({ kinds, mostWaiting, patience })
const any = () => true

it('begins what matters most first, and the oldest of a kind', () => {
  const queue = createQueue()
  queue.add('page', 'page', 0)
  queue.add('read', 'first read', 1)
  queue.add('read', 'second read', 2)
  queue.add('write', 'write', 3)
  const taken = Array.from({ length: 5 }, () => queue.take(any))
  expect(taken).toEqual(['write', 'first read', 'second read', 'page', undefined])
  expect(queue.size()).toBe(0)
})

it('passes over kinds that may not be begun', () => {
  const queue = createQueue()
  queue.add('write', 'write', 0)
  queue.add('page', 'page', 0)
  const isPage = (item: string) => item === 'page'
  expect(queue.hasNext(isPage)).toBe(true)
  expect(queue.take(isPage)).toBe('page')
  expect(queue.hasNext(isPage)).toBe(false)
  expect(queue.take(isPage)).toBeUndefined()
  expect(queue.size()).toBe(1)
})

it('when it is full, refuses the newest that matters least', () => {
  const queue = createQueue(2)
  queue.add('page', 'old page', 0)
  queue.add('page', 'new page', 1)
  expect(queue.add('page', 'another page', 2)).toBe('another page')
  expect(queue.add('read', 'read', 3)).toBe('new page')
  expect(queue.add('write', 'write', 4)).toBe('old page')
  expect(queue.add('read', 'another read', 5)).toBe('another read')
  expect(queue.add('write', 'another write', 6)).toBe('read')
  expect(queue.size()).toBe(2)
})

it('lets a burst wait for a tenth of a second', () => {
  const queue = createQueue()
  queue.add('read', 'early', 0)
  queue.add('read', 'late', 90)
  expect(queue.expire(100)).toEqual([])
  expect(queue.take(any)).toBe('early')
  expect(queue.take(any)).toBe('late')
})

it('shortens a queue that has not been empty for a tenth of a second', () => {
  const queue = createQueue()
  for (let now = 0; now <= 100; now += 10) queue.add('read', `at ${now}`, now)
  expect(queue.expire(100)).toEqual([])
  expect(queue.expire(101)).toEqual(Array.from({ length: 9 }, (_, at) => `at ${at * 10}`))
  expect(queue.size()).toBe(2)
})

it('refuses at once what comes to a standing queue that is long enough', () => {
  const queue = createQueue()
  for (let at = 0; at < 30; at += 1) expect(queue.add('read', `read ${at}`, 0)).toBeUndefined()
  expect(queue.add('read', 'of the burst', 100)).toBeUndefined()
  expect(queue.add('read', 'too late', 101)).toBe('too late')
  expect(queue.add('write', 'write', 101)).toBeUndefined()
  while (queue.size() > 19) queue.take(any)
  expect(queue.add('read', 'when it is shorter', 102)).toBeUndefined()
})

it('lets a burst wait again once the queue was empty', () => {
  const queue = createQueue()
  queue.add('read', 'long ago', 0)
  expect(queue.take(any)).toBe('long ago')
  queue.add('read', 'recent', 200)
  expect(queue.expire(250)).toEqual([])
  expect(queue.expire(301)).toEqual(['recent'])
})

it('is more patient with what somebody has typed', () => {
  const queue = createQueue()
  for (let now = 0; now <= 600; now += 50) queue.add('write', `at ${now}`, now)
  expect(queue.expire(499)).toEqual([])
  expect(queue.expire(501)).toHaveLength(9)
})

it('judges the delay of each kind by itself', () => {
  const queue = createQueue()
  queue.add('page', 'page', 0)
  queue.add('write', 'write', 90)
  expect(queue.expire(120)).toEqual(['page'])
  expect(queue.take(any)).toBe('write')
})

describe('at ten times the load that can be answered', () => {
  /** One request is answered each millisecond, and ten come: one write, four reads and five pages. */
  function simulate(milliseconds: number) {
    const queue = createAdmissionQueue<Kind, { kind: Kind; since: number }>({
      kinds,
      mostWaiting: 1000,
      patience,
    })
    const begun: { kind: Kind; waited: number }[] = []
    const arriving: Kind[] = [
      'write',
      ...Array<Kind>(4).fill('read'),
      ...Array<Kind>(5).fill('page'),
    ]
    let longest = 0
    for (let now = 0; now < milliseconds; now += 1) {
      for (const kind of arriving) queue.add(kind, { kind, since: now }, now)
      const next = queue.take(any)
      if (next) begun.push({ kind: next.kind, waited: now - next.since })
      queue.expire(now)
      longest = Math.max(longest, queue.size())
    }
    return { begun, longest }
  }

  it('keeps the server busy with what matters most, and what waits is little and recent', () => {
    const { begun, longest } = simulate(5000)
    expect(begun).toHaveLength(5000)
    expect(begun.every(({ kind }) => kind === 'write')).toBe(true)
    expect(begun.every(({ waited }) => waited <= 20)).toBe(true)
    // Those of the first half second, which might have been a burst, are the most.
    expect(longest).toBeLessThanOrEqual(1000)
  })
})
