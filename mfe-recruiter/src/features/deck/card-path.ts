import type { DecisionStatus } from '@swipefolio/shared/contract'
import type { Offset } from '@swipefolio/shared/ui'
import { spring } from 'motion'
import { flightDuration } from './flight-duration'

/** An animation: the card's offset by milliseconds since its start. */
export interface CardPath {
  duration: number
  at: (time: number) => Offset
}

/** Offset and velocity of a card at the moment of release, in pixels and pixels a second. */
export interface Throw {
  from: Offset
  velocity: Offset
}

export const rest: Offset = { x: 0, y: 0 }
export const frame = 1000 / 60

const longestSpring = 1000
const steepestStart = 2.5
const pressStart = 2
const endsFaster = 1.5
const carriedOn = 1.5
const widestDrift = 400

const clamp = (limit: number, value: number) => Math.max(-limit, Math.min(limit, value))

/** A spring back to the deck that overshoots once. */
export function springPath({ from, velocity }: Throw): CardPath {
  const along = (axis: keyof Offset) =>
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

/** Cubic Hermite easing with given start and end speeds, as ratios of the mean speed. */
const curve = (share: number, startSpeed: number, endSpeed: number) =>
  startSpeed * share * (1 - share) ** 2 +
  share ** 2 * (3 - 2 * share) -
  endSpeed * share ** 2 * (1 - share)

/** A flight out of the window to the side of the decision, starting with the velocity of the release, or fast when a card at rest is decided. */
export function exitPath(
  towards: DecisionStatus,
  { from, velocity }: Throw,
  room: { width: number; height: number },
): CardPath {
  const [main, cross] = towards === 'SAVED' ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const distance = towards === 'SAVED' ? room.height : room.width / 2 + room.height / 2
  const way = (towards === 'LIKED' ? distance : -distance) - from[main]
  const drift =
    from[cross] * (carriedOn - 1) + clamp(widestDrift, (velocity[cross] * flightDuration) / 1000)
  const meanSpeed = (way * 1000) / flightDuration
  const isPressed = from[main] === 0 && velocity[main] === 0
  const startSpeed = isPressed
    ? pressStart
    : Math.max(0, Math.min(steepestStart, velocity[main] / meanSpeed))
  return {
    duration: flightDuration,
    at(time) {
      const share = Math.min(1, time / flightDuration)
      return {
        [main]: from[main] + way * curve(share, startSpeed, endsFaster),
        [cross]: from[cross] + drift * share,
      } as Record<keyof Offset, number>
    },
  }
}

/** The velocity on a path at a time, in pixels a second. */
export function velocityOn(path: CardPath, time: number): Offset {
  const [before, now] = [path.at(Math.max(0, time - frame)), path.at(time)]
  return { x: ((now.x - before.x) * 1000) / frame, y: ((now.y - before.y) * 1000) / frame }
}
