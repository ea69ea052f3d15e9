import { goals, judge, type Goal, type GoalName } from './goals'
import { median } from './median'

export interface Figure {
  /** What was measured, such as 'LCP of /faq, first visit'. */
  name: string
  /** A goal of the table, or a limit that has no number there; without one the figure is not judged. */
  goal?: GoalName | Goal
  /** Every measurement; the median is printed and judged. */
  ours: readonly number[]
  /** What it is compared with, measured in turn. Then the ratio is judged, not the value. */
  theirs?: readonly number[]
  /** Judges `ours` minus `theirs` instead of the ratio. */
  isDifference?: boolean
  unit?: string
}

/** Goal, figure, `ours : theirs` with their ranges, the judged value with its range, limit and verdict. */
export function figureLine({ name, goal, ours, theirs, isDifference, unit }: Figure): string {
  const compare = (one: number, other: number) => (isDifference ? one - other : one / other)
  const compared = theirs && compare(median(ours), median(theirs))
  // The ratio of each turn has a range only where both sides were measured in turn.
  const turns = theirs?.length === ours.length ? theirs : []
  const each = turns.map((other, turn) => compare(ours[turn] ?? NaN, other))
  const limit = typeof goal === 'string' ? goals[goal] : goal
  return [
    (typeof goal === 'string' ? goal : '').padEnd(9),
    name.padEnd(56),
    [theirs ? `${spread(ours)} : ${spread(theirs)}` : spread(ours), unit].join(' ').padEnd(54),
    (compared === undefined ? '' : written(compared) + range(each)).padEnd(22),
    limit ? `${demand(limit)}  ${judge(compared ?? median(ours), limit)}` : '',
  ]
    .join(' ')
    .trimEnd()
}

const demand = (goal: Goal) =>
  'atMost' in goal ? `<= ${goal.atMost}`.padEnd(8) : `>= ${goal.atLeast}`.padEnd(8)

const spread = (values: readonly number[]) => written(median(values)) + range(values)

function range(values: readonly number[]): string {
  const [least, most] = [written(Math.min(...values)), written(Math.max(...values))]
  return values.length > 0 && least !== most ? ` (${least} to ${most})` : ''
}

/** Three digits that count. */
function written(value: number): string {
  const size = Math.abs(value)
  if (Number.isInteger(value) || size >= 100) return value.toFixed(0)
  return value.toFixed(size >= 10 ? 1 : 2)
}
