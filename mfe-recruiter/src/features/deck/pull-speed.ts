import { rest } from './card-path'
import type { Pull } from './swipe-direction'

const latest = 80

/** How fast a hand moves, by its latest positions: one that stopped before letting go throws nothing. */
export function createPullSpeed() {
  let samples: (Pull & { time: number })[] = []
  const recent = (time: number) => samples.filter((sample) => time - sample.time <= latest)
  return {
    start() {
      samples = []
    },
    add(pull: Pull, time: number) {
      samples = [...recent(time), { ...pull, time }]
    },
    /** In pixels a second. */
    at(time: number): Pull {
      const [first, last] = [recent(time)[0], recent(time).at(-1)]
      if (!first || !last || last.time === first.time) return rest
      const perSecond = 1000 / (last.time - first.time)
      return { x: (last.x - first.x) * perSecond, y: (last.y - first.y) * perSecond }
    },
  }
}
