import { aChat, aMessage } from '@swipefolio/shared/testing'
import { groupByDay, toLines } from './lines'
import type { OutgoingMessage } from './outbox'

const now = new Date(2026, 2, 30, 9, 0)
const at = (...[year, month, day, hour]: [number, number, number, number]) =>
  new Date(year, month, day, hour).toISOString()

const outgoing = (clientKey: string): OutgoingMessage => ({
  clientKey,
  chat: aChat(),
  text: clientKey,
  createdAt: now.toISOString(),
  state: 'sending',
})

it('puts outgoing messages last and shows each once when it is stored', () => {
  const messages = [
    aMessage({ seq: 1, message: 'Hello' }),
    aMessage({ seq: 2, message: 'one', clientKey: 'one' }),
  ]
  const lines = toLines(messages, [outgoing('one'), outgoing('two')], 'recruiter')
  expect(lines.map(({ key, text }) => [key, text])).toEqual([
    ['1', 'Hello'],
    ['one', 'one'],
    ['two', 'two'],
  ])
})

it('groups by local day, with names for today and yesterday and the year for other years', () => {
  const dates = [at(2025, 2, 30, 9), at(2026, 2, 28, 9), at(2026, 2, 29, 0), at(2026, 2, 30, 0)]
  const messages = [...dates, at(2026, 2, 30, 8)].map((createdAt, place) =>
    aMessage({ seq: place + 1, createdAt }),
  )
  const days = groupByDay(toLines(messages, [], 'recruiter'), now)
  expect(days.map(({ lines }) => lines.length)).toEqual([1, 1, 1, 2])
  expect(days[0]?.label).toContain('2025')
  expect(days[1]?.label).not.toContain('2026')
  expect(days.slice(2).map(({ label }) => label)).toEqual(['Yesterday', 'Today'])
})

it('opens no group twice when a clock is behind', () => {
  const dates = [at(2026, 2, 29, 9), at(2026, 2, 30, 8), at(2026, 2, 29, 23)]
  const messages = dates.map((createdAt, place) => aMessage({ seq: place + 1, createdAt }))
  const days = groupByDay(toLines(messages, [], 'recruiter'), now)
  expect(days.map(({ label }) => label)).toEqual(['Yesterday', 'Today'])
})
