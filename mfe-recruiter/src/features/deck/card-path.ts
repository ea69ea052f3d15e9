import type { DecisionStatus } from '@swipefolio/shared/contract'
import { spring } from 'motion'
import { flightTime } from './flight-time'
import type { Pull } from './swipe-direction'

/** Where a card is on its way, by milliseconds. */
export interface CardPath {
  duration: number
  at: (time: number) => Pull
}

/** Where a card is let go and how fast it moves there, in pixels a second. */
export interface Throw {
  from: Pull
  velocity: Pull
}

export const rest: Pull = { x: 0, y: 0 }
export const frame = 1000 / 60

const longestSpring = 1000
const steepestStart = 2.5
const endsFaster = 1.5
const carriedOn = 1.5
const widestDrift = 400

const within = (limit: number, value: number) => Math.max(-limit, Math.min(limit, value))

/** Back to its place, over it, and to rest. */
export function pathHome({ from, velocity }: Throw): CardPath {
  const along = (axis: keyof Pull) =>
    spring({ keyframes: [from[axis], 0], velocity: velocity[axis], stiffness: 420, damping: 30 })
  const [x, y] = [along('x'), along('y')]
  let duration = 0
  while (duration < longestSpring && !(x.next(duration).done && y.next(duration).done))
    duration += frame
  return {
    duration,
    at: (time) => (time < duration ? { x: x.next(time).value, y: y.next(time).value } : rest),
  }
}

/** A curve that starts and ends at given speeds, which are ratios of its mean speed. */
const curve = (share: number, startSpeed: number, endSpeed: number) =>
  startSpeed * share * (1 - share) ** 2 +
  share ** 2 * (3 - 2 * share) -
  endSpeed * share ** 2 * (1 - share)

/** Out of the window to the side that was decided, as fast at first as the hand let it go. */
export function pathOut(
  towards: DecisionStatus,
  { from, velocity }: Throw,
  room: { width: number; height: number },
): CardPath {
  const [main, cross] = towards === 'SAVED' ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const distance = towards === 'SAVED' ? room.height : room.width / 2 + room.height / 2
  const way = (towards === 'LIKED' ? distance : -distance) - from[main]
  const drift =
    from[cross] * (carriedOn - 1) + within(widestDrift, (velocity[cross] * flightTime) / 1000)
  const meanSpeed = (way * 1000) / flightTime
  const startSpeed = Math.max(0, Math.min(steepestStart, velocity[main] / meanSpeed))
  return {
    duration: flightTime,
    at(time) {
      const share = Math.min(1, time / flightTime)
      return {
        [main]: from[main] + way * curve(share, startSpeed, endsFaster),
        [cross]: from[cross] + drift * share,
      } as Record<keyof Pull, number>
    },
  }
}

/** How fast a card is on its path. */
export function speedOn(path: CardPath, time: number): Pull {
  const [before, now] = [path.at(Math.max(0, time - frame)), path.at(time)]
  return { x: ((now.x - before.x) * 1000) / frame, y: ((now.y - before.y) * 1000) / frame }
}
