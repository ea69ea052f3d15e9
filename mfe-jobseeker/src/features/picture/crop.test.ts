import { maxZoom, move, keepInside, visibleArea, wholeCrop } from './crop'

const wide = { width: 3200, height: 1000 }
const tall = { width: 1600, height: 4000 }

it('starts centred, with as much as fits into the frame', () => {
  expect(visibleArea(wide, wholeCrop)).toEqual({ left: 800, top: 0, width: 1600, height: 1000 })
  expect(visibleArea(tall, wholeCrop)).toEqual({ left: 0, top: 1500, width: 1600, height: 1000 })
})

it('shows a smaller area when zoomed', () => {
  const area = visibleArea(wide, { ...wholeCrop, zoom: 2 })
  expect(area).toEqual({ left: 1200, top: 250, width: 800, height: 500 })
})

it('moves with the drag, and stops at the edge of the picture', () => {
  expect(visibleArea(wide, move(wide, wholeCrop, 0.25, 0)).left).toBe(400)
  expect(visibleArea(wide, move(wide, wholeCrop, 9, 9))).toMatchObject({ left: 0, top: 0 })
  expect(visibleArea(tall, move(tall, wholeCrop, 0, -9)).top).toBe(3000)
})

it('limits the zoom on both ends', () => {
  expect(keepInside(wide, { ...wholeCrop, zoom: 0.1 }).zoom).toBe(1)
  expect(keepInside(wide, { ...wholeCrop, zoom: 99 }).zoom).toBe(maxZoom)
  const corner = move(wide, { ...wholeCrop, zoom: 4 }, 9, 9)
  expect(visibleArea(wide, keepInside(wide, { ...corner, zoom: 1 }))).toMatchObject({
    left: 0,
    top: 0,
  })
})
