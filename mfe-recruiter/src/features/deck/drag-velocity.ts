import type { Offset } from '@swipefolio/shared/ui'
import { rest } from './card-path'

const sampleWindow = 80

/** Measures the pointer's velocity over the latest 80 ms, so that a pointer that stopped before the release has none. */
export function createDragVelocity() {
  let samples: (Offset & { time: number })[] = []
  const recent = (time: number) => samples.filter((sample) => time - sample.time <= sampleWindow)
  return {
    start() {
      samples = []
    },
    add(pull: Offset, time: number) {
      samples = [...recent(time), { ...pull, time }]
    },
    /** In pixels a second. */
    at(time: number): Offset {
      const [first, last] = [recent(time)[0], recent(time).at(-1)]
      if (!first || !last || last.time === first.time) return rest
      const perSecond = 1000 / (last.time - first.time)
      return { x: (last.x - first.x) * perSecond, y: (last.y - first.y) * perSecond }
    },
  }
}
