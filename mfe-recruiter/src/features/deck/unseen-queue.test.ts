import { anUnseenProject } from '@swipefolio/shared/testing'
import {
  batchSize,
  emptyQueue,
  forgetDecision,
  mergeBatch,
  needsRefill,
  putOnTop,
  takeOff,
} from './unseen-queue'

const [a, b, c] = ['A', 'B', 'C'].map((title) => anUnseenProject({ title })) as [
  ReturnType<typeof anUnseenProject>,
  ReturnType<typeof anUnseenProject>,
  ReturnType<typeof anUnseenProject>,
]
const fullBatch = () => Array.from({ length: batchSize }, () => anUnseenProject())

describe('the unseen queue', () => {
  it('keeps the order and appends new projects', () => {
    const queue = mergeBatch({ ...emptyQueue, cards: [b, a] }, [c, a, b])
    expect(queue.cards).toEqual([b, a, c])
  })

  it('leaves out projects that were decided while the request was in flight', () => {
    const queue = takeOff({ ...emptyQueue, cards: [a, b] }, a.id)
    expect(mergeBatch(queue, [a, b]).cards).toEqual([b])
  })

  it('accepts a project again from the server once its decision is forgotten', () => {
    const queue = forgetDecision(takeOff({ ...emptyQueue, cards: [a, b] }, a.id), a.id)
    expect(mergeBatch(queue, [a, b]).cards).toEqual([b, a])
  })

  it('puts a card back on top', () => {
    const queue = putOnTop(takeOff({ ...emptyQueue, cards: [a, b] }, a.id), a)
    expect(queue.cards).toEqual([a, b])
    expect(mergeBatch(queue, [b, a]).cards).toEqual([a, b])
  })

  it('drops projects that are no longer unseen, except for the top card', () => {
    const queue = mergeBatch({ ...emptyQueue, cards: [a, b, c] }, [c])
    expect(queue.cards).toEqual([a, c])
  })

  it('keeps every project when the server has more than one batch', () => {
    const queue = mergeBatch({ ...emptyQueue, cards: [a, b] }, fullBatch())
    expect(queue.cards.slice(0, 2)).toEqual([a, b])
    expect(queue.isWhole).toBe(false)
  })

  it('updates projects that were edited', () => {
    const edited = { ...b, title: 'B, second edition' }
    expect(mergeBatch({ ...emptyQueue, cards: [a, b] }, [edited]).cards[1]).toEqual(edited)
  })

  it('refills before the queue is empty, unless it is complete', () => {
    expect(needsRefill({ cards: fullBatch(), decidedIds: [], isWhole: false })).toBe(false)
    expect(needsRefill({ cards: [a, b], decidedIds: [], isWhole: false })).toBe(true)
    expect(needsRefill({ cards: [a, b], decidedIds: [], isWhole: true })).toBe(false)
    expect(needsRefill({ cards: [], decidedIds: [], isWhole: true })).toBe(false)
  })
})
