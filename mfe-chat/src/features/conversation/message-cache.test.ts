import { aMessage } from '@swipefolio/shared/testing'
import { mergeMessages, mergeNewest } from './message-cache'

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, place) => aMessage({ seq: first + place }))
const seqsOf = (messages: { seq: number }[]) => messages.map(({ seq }) => seq)

describe('mergeMessages', () => {
  it('orders by seq and keeps the fresh version of a duplicate', () => {
    const fresh = aMessage({ seq: 2, message: 'fresh' })
    const merged = mergeMessages([aMessage({ seq: 3 }), aMessage({ seq: 2 })], [fresh])
    expect(seqsOf(merged)).toEqual([2, 3])
    expect(merged[0]).toBe(fresh)
  })
})

describe('mergeNewest', () => {
  it('keeps earlier messages that are contiguous with the newest', () => {
    expect(seqsOf(mergeNewest(upTo(4), upTo(6, 5)))).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('drops earlier messages before a gap, which would otherwise never be filled', () => {
    expect(seqsOf(mergeNewest(upTo(3), upTo(9, 8)))).toEqual([8, 9])
    expect(seqsOf(mergeNewest([...upTo(3), aMessage({ seq: 7 })], upTo(9, 8)))).toEqual([7, 8, 9])
  })

  it('keeps messages sent while the newest were being fetched', () => {
    expect(seqsOf(mergeNewest(upTo(5), upTo(4, 3)))).toEqual([1, 2, 3, 4, 5])
  })

  it('keeps everything when the server returns nothing', () => {
    expect(seqsOf(mergeNewest(upTo(2), []))).toEqual([1, 2])
  })
})
