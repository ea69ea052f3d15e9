import type { GoalName } from '../figures/goals'
import { printFigure } from '../figures/print-figure'
import type { Variant } from '../one-bundle/start-variants'
import { say } from '../product'
import type { Visit, VisitFigure } from '../visits/measure-visit'
import type { Measured } from './measure-route'

/** Prints all figures of a page, first and second visit. */
export function printRoute({ route, first, second }: Measured): void {
  const isHome = route.path === '/' && route.person === undefined
  const home = (goal: GoalName) => (isHome ? goal : undefined)

  say(`\n${route.name}, first visit`)
  const one = compare(first)
  const inARow = (variant: Variant) => first[variant].map(({ chain }) => chain.length)
  printFigure({
    goal: isHome ? 'G4 home' : 'G4',
    name: 'requests in a row before LCP',
    ours: inARow('ours'),
  })
  for (const variant of ['whole', 'split'] as const)
    say(`${''.padEnd(10)}${`  the same of ${variant}`.padEnd(57)}${inARow(variant).join(', ')}`)
  one('LCP', 'largestPaint', 'whole', 'ms', home('G1'))
  one('LCP', 'largestPaint', 'split', 'ms', 'G16')
  one('FCP', 'firstPaint', 'whole', 'ms')
  one('FCP', 'firstPaint', 'split', 'ms')
  printFigure({
    goal: home('G5'),
    name: 'a click works, to the LCP of whole',
    ours: first.ours.map(({ usable }) => usable),
    theirs: first.whole.map(({ largestPaint }) => largestPaint),
    unit: 'ms',
  })
  one('a click works', 'usable', 'split', 'ms')
  one('JavaScript', 'scriptBytes', 'whole', 'B', 'G3')
  one('JavaScript', 'scriptBytes', 'split', 'B')
  one('HTML', 'pageBytes', 'split', 'B')
  one('all bytes', 'bytes', 'split', 'B')
  one('requests', 'requests', 'split')
  printFigure({ goal: 'G18', name: 'layout shift', ours: first.ours.map(({ shift }) => shift) })
  for (const address of longestChain(first.ours)) say(`${''.padEnd(12)}${pathOf(address)}`)
  say(`${''.padEnd(12)}largest paint: ${first.ours.at(-1)?.largestElement}`)

  say(`${route.name}, second visit`)
  const two = compare(second)
  two('LCP', 'largestPaint', 'whole', 'ms', home('G7'))
  two('LCP', 'largestPaint', 'split', 'ms', 'G17')
  two('FCP', 'firstPaint', 'split', 'ms')
  two('a click works', 'usable', 'split', 'ms')
  printFigure({
    goal: home('G7 bytes'),
    name: 'HTML',
    ours: second.ours.map(({ pageBytes }) => pageBytes),
    unit: 'B',
  })
  two('all bytes', 'bytes', 'split', 'B')
  two('requests', 'requests', 'split')
  printFigure({ goal: 'G18', name: 'layout shift', ours: second.ours.map(({ shift }) => shift) })
}

const compare =
  (visits: Record<Variant, Visit[]>) =>
  (name: string, key: VisitFigure, other: 'whole' | 'split', unit = '', goal?: GoalName) =>
    printFigure({
      goal,
      name: `${name}, to ${other}`,
      ours: visits.ours.map((visit) => visit[key]),
      theirs: visits[other].map((visit) => visit[key]),
      unit,
    })

const longestChain = (visits: Visit[]) =>
  visits
    .map(({ chain }) => chain)
    .reduce((longest, chain) => (chain.length > longest.length ? chain : longest), [])

function pathOf(address: string) {
  const { pathname, search } = new URL(address)
  return pathname + search
}
