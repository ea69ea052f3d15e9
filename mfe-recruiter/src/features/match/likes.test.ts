import { afterAnswer, afterDecision, folded, lastLike, noLikes, opened, written } from './likes'

const tides = { id: 1, title: 'Tide Tables' }
const loom = { id: 2, title: 'Loom' }
const kiln = { id: 3, title: 'Kiln' }

const liked = afterAnswer(afterDecision(noLikes, 'LIKED', tides), tides.id, true)

it('a like opens the panel before the server has confirmed it', () => {
  const pending = afterDecision(noLikes, 'LIKED', tides)
  expect(pending.isOpen).toBe(true)
  expect(lastLike(pending)).toEqual({ project: tides, isConfirmed: false })
  expect(lastLike(liked)).toEqual({ project: tides, isConfirmed: true })
})

it('the panel closes with the next decision but one', () => {
  const afterOne = afterDecision(liked, 'SAVED', loom)
  expect(afterOne.isOpen).toBe(true)
  const afterTwo = afterDecision(afterOne, 'UNLIKED', kiln)
  expect(afterTwo.isOpen).toBe(false)
  expect(lastLike(afterTwo)?.project).toEqual(tides)
})

it('a panel that was opened again stays as long as a new one', () => {
  const again = opened(afterDecision(folded(liked), 'SAVED', loom))
  expect(afterDecision(again, 'SAVED', kiln).isOpen).toBe(true)
})

it('a like that fails shows no panel, and the like before it is the last one again', () => {
  expect(afterAnswer(afterDecision(noLikes, 'LIKED', tides), tides.id, false)).toEqual(noLikes)
  const failed = afterAnswer(afterDecision(liked, 'LIKED', loom), loom.id, false)
  expect(failed.isOpen).toBe(false)
  expect(lastLike(failed)?.project).toEqual(tides)
})

it('an earlier like that fails late leaves the panel of the last one open', () => {
  const both = afterDecision(afterDecision(noLikes, 'LIKED', tides), 'LIKED', loom)
  const failed = afterAnswer(both, tides.id, false)
  expect(failed.isOpen).toBe(true)
  expect(lastLike(failed)?.project).toEqual(loom)
})

it('the panel closes with the next decision once its message was sent, and not one that was opened again', () => {
  const sent = written(liked)
  expect(afterDecision(sent, 'SAVED', loom).isOpen).toBe(false)
  expect(afterDecision(opened(sent), 'SAVED', loom).isOpen).toBe(true)
})
