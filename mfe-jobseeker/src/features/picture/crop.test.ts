import { maxZoom, move, keepInside, seenArea, wholeCrop } from './crop'

const wide = { width: 3200, height: 1000 }
const tall = { width: 1600, height: 4000 }

it('shows as much as fits into the frame, from the middle', () => {
  expect(seenArea(wide, wholeCrop)).toEqual({ left: 800, top: 0, width: 1600, height: 1000 })
  expect(seenArea(tall, wholeCrop)).toEqual({ left: 0, top: 1500, width: 1600, height: 1000 })
})

it('shows less of it when zoomed', () => {
  const area = seenArea(wide, { ...wholeCrop, zoom: 2 })
  expect(area).toEqual({ left: 1200, top: 250, width: 800, height: 500 })
})

it('moves with the finger, and stops where the picture ends', () => {
  expect(seenArea(wide, move(wide, wholeCrop, 0.25, 0)).left).toBe(400)
  expect(seenArea(wide, move(wide, wholeCrop, 9, 9))).toMatchObject({ left: 0, top: 0 })
  expect(seenArea(tall, move(tall, wholeCrop, 0, -9)).top).toBe(3000)
})

it('zooms neither out of the picture nor without end', () => {
  expect(keepInside(wide, { ...wholeCrop, zoom: 0.1 }).zoom).toBe(1)
  expect(keepInside(wide, { ...wholeCrop, zoom: 99 }).zoom).toBe(maxZoom)
  const corner = move(wide, { ...wholeCrop, zoom: 4 }, 9, 9)
  expect(seenArea(wide, keepInside(wide, { ...corner, zoom: 1 }))).toMatchObject({
    left: 0,
    top: 0,
  })
})
