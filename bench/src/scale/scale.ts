import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readsAtScale } from '../../../server/src/testing/at-scale/reads-at-scale'
import { large, small } from '../../../server/src/testing/at-scale/size'
import type { Figure } from '../figures/figure-line'
import { printFigure } from '../figures/print-figure'
import { median, say } from '../product'
import { explain } from './explain'
import { fillFolder, startFilled, type FilledProduct } from './filled-product'

const turns = Number(process.argv[3] ?? 9)
const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'))
// As root, PostgreSQL runs as an ordinary account, which must be able to reach it.
chmodSync(folder, 0o711)
const [smallFolder, largeFolder] = [join(folder, 'small'), process.argv[2] ?? join(folder, 'large')]

try {
  await fillFolder(small, smallFolder)
  await fillFolder(large, largeFolder)
  const [one, other] = [await startFilled(largeFolder), await startFilled(smallFolder)]
  try {
    await compare(one, other)
  } finally {
    await one.stop()
    await other.stop()
  }
  await explain(largeFolder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Asks both in turn. Where the large one answers a whole list that is much longer, the time per byte is judged. */
async function compare(one: FilledProduct, other: FilledProduct) {
  const [reads, readsOfOther] = [await readsAtScale(one.pool), await readsAtScale(other.pool)]
  const figures: Figure[] = []
  for (const [at, { name, path, role, isWhole }] of reads.entries()) {
    const ours: number[] = []
    const theirs: number[] = []
    let factor = 1
    let isPerByte = false
    // An export rests between its parts, so that one takes long and two are alike.
    const most = path.endsWith('/export') ? 1 : turns
    for (let turn = most > 1 ? -2 : 0; turn < most; turn += 1) {
      await Promise.all([one.forget(), other.forget()])
      await sleep(15)
      const mine = await one.read(path, role)
      const its = await other.read(readsOfOther[at]?.path ?? '', role)
      factor = mine.bytes / its.bytes
      isPerByte = isWhole && factor > 2
      if (turn < 0) continue
      ours.push(mine.milliseconds / (isPerByte ? factor : 1))
      theirs.push(its.milliseconds)
    }
    const size = isPerByte ? `, per byte (${factor.toFixed(0)} times as many)` : ''
    figures.push({ name: `${name.replace('GET ', '')}${size}`, ours, theirs })
  }
  const ratioOf = ({ ours, theirs = [] }: Figure) => median(ours) / median(theirs)
  say(`\nThe large database to the small one, in ${turns} turns, the worst first`)
  for (const figure of figures.toSorted((a, b) => ratioOf(b) - ratioOf(a))) {
    printFigure({ ...figure, goal: { atMost: 3 }, unit: 'ms' })
  }
}
