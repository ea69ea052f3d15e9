import { variants } from '../one-bundle/start-variants'
import { median, say } from '../product'
import type { VisitFigure } from '../visits/measure-visit'
import type { Measured } from './measure-route'

/** Prints the medians of all pages as a table for the README. */
export function printTable(all: readonly Measured[]): void {
  say('\n| page | visit | in a row | KiB of JS | FCP | LCP | to split | a click works | shift |')
  say('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const { route, first, second } of all)
    for (const [visit, of] of [
      ['first', first],
      ['second', second],
    ] as const) {
      const each = (key: VisitFigure) =>
        variants.map((name) => median(of[name].map((one) => one[key])))
      const [ours = NaN, , split = NaN] = each('largestPaint')
      const chains = variants.map((name) => median(of[name].map(({ chain }) => chain.length)))
      const cells = [
        route.name,
        visit,
        chains.join(' : '),
        each('scriptBytes')
          .map((bytes) => Math.round(bytes / 1024))
          .join(' : '),
        each('firstPaint').map(Math.round).join(' : '),
        each('largestPaint').map(Math.round).join(' : '),
        (ours / split).toFixed(2),
        each('usable').map(Math.round).join(' : '),
        each('shift')
          .map((shift) => shift.toFixed(3))
          .join(' : '),
      ]
      say(`| ${cells.join(' | ')} |`)
    }
}
