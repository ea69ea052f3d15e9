import type { Channels } from '../../foundation/events/channels'
import { createRecentEvents } from './recent-events'

const told = (id: number, ...to: number[]) => ({ id, to }) as Channels['live']
const idsOf = (events: { id: number }[] | undefined) => events?.map(({ id }) => id)

it('returns the events of an account after an event id', () => {
  const recent = createRecentEvents(10)
  for (const event of [told(1, 7), told(2, 7, 8), told(3, 8), told(4, 7)]) recent.add(event)
  expect(idsOf(recent.since(1, 7))).toEqual([2, 4])
  expect(idsOf(recent.since(2, 8))).toEqual([3])
  expect(idsOf(recent.since(4, 7))).toEqual([])
  expect(recent.since(5, 7)).toBeUndefined()
  expect(recent.lastId()).toBe(4)
})

it('drops the older half when it is full, and resumes from the rest', () => {
  const recent = createRecentEvents(3)
  for (const id of [1, 2, 3]) recent.add(told(id, 7))
  expect(idsOf(recent.since(1, 7))).toEqual([2, 3])
  recent.add(told(4, 7))
  expect(recent.since(2, 7)).toBeUndefined()
  expect(idsOf(recent.since(3, 7))).toEqual([4])
  for (const id of [5, 6, 7]) recent.add(told(id, 7))
  expect(recent.since(4, 7)).toBeUndefined()
  expect(idsOf(recent.since(5, 7))).toEqual([6, 7])
})

it('resumes from no event before a gap', () => {
  const recent = createRecentEvents(10)
  recent.add(told(1, 7))
  recent.clear()
  expect(recent.lastId()).toBeUndefined()
  expect(recent.since(1, 7)).toBeUndefined()
  for (const id of [2, 3]) recent.add(told(id, 7))
  expect(idsOf(recent.since(2, 7))).toEqual([3])
  expect(idsOf(recent.since(3, 7))).toEqual([])
})
