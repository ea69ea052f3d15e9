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
  it('keeps the order held and adds what is new behind it', () => {
    const queue = mergeBatch({ ...emptyQueue, cards: [b, a] }, [c, a, b])
    expect(queue.cards).toEqual([b, a, c])
  })

  it('leaves out what was decided while the answer was under way', () => {
    const queue = takeOff({ ...emptyQueue, cards: [a, b] }, a.id)
    expect(mergeBatch(queue, [a, b]).cards).toEqual([b])
  })

  it('takes a forgotten decision back from the server', () => {
    const queue = forgetDecision(takeOff({ ...emptyQueue, cards: [a, b] }, a.id), a.id)
    expect(mergeBatch(queue, [a, b]).cards).toEqual([b, a])
  })

  it('puts a card back on top', () => {
    const queue = putOnTop(takeOff({ ...emptyQueue, cards: [a, b] }, a.id), a)
    expect(queue.cards).toEqual([a, b])
    expect(mergeBatch(queue, [b, a]).cards).toEqual([a, b])
  })

  it('drops what is no longer unseen, but not the card that is looked at', () => {
    const queue = mergeBatch({ ...emptyQueue, cards: [a, b, c] }, [c])
    expect(queue.cards).toEqual([a, c])
  })

  it('keeps everything held when the server has more than it sent', () => {
    const queue = mergeBatch({ ...emptyQueue, cards: [a, b] }, fullBatch())
    expect(queue.cards.slice(0, 2)).toEqual([a, b])
    expect(queue.isWhole).toBe(false)
  })

  it('shows a held card as it is now', () => {
    const edited = { ...b, title: 'B, second edition' }
    expect(mergeBatch({ ...emptyQueue, cards: [a, b] }, [edited]).cards[1]).toEqual(edited)
  })

  it('asks for more while some are left, unless these are all', () => {
    expect(needsRefill({ cards: fullBatch(), decidedIds: [], isWhole: false })).toBe(false)
    expect(needsRefill({ cards: [a, b], decidedIds: [], isWhole: false })).toBe(true)
    expect(needsRefill({ cards: [a, b], decidedIds: [], isWhole: true })).toBe(false)
    expect(needsRefill({ cards: [], decidedIds: [], isWhole: true })).toBe(false)
  })
})
