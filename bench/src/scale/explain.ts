import { readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  explainEverything,
  sequentialScansOf,
} from '../../../server/src/testing/at-scale/read-plans'
import { readsAtScale } from '../../../server/src/testing/at-scale/reads-at-scale'
import { say } from '../product'
import { type FilledProduct, startFilled } from './filled-product'

const largeRows = 15_000
/** From the sixth time on a statement may have a plan that is made without its parameters. */
const times = 7

/** Prints which reads scan a large table from start to end, by the plans that the server's statements had. */
export async function explain(folder: string) {
  const before = await startFilled(folder)
  await explainEverything(before.pool, 'log')
  await before.stop()
  const product = await startFilled(folder)
  try {
    await printScans(product)
  } finally {
    await product.pool.query('alter database swipefolio reset all')
    await product.stop()
  }
}

async function printScans(product: FilledProduct) {
  const { rows: tables } = await product.pool.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::int as rows from pg_class
    where relkind = 'r' and reltuples > ${largeRows} order by rows desc`,
  )
  say(`\nLarge tables: ${tables.map(({ name, rows }) => `${name} ${rows}`).join(', ')}`)
  let read = statSync(product.log).size
  for (const { name, path, role } of await readsAtScale(product.pool)) {
    for (let time = 0; time < (path.endsWith('/export') ? 1 : times); time += 1) {
      await product.forget()
      await product.read(path, role)
    }
    await sleep(50)
    const log = readFileSync(product.log).subarray(read)
    read += log.length
    const entries = String(log).split(/\n(?=\d{4}-\d\d-\d\d )/)
    const scanned = new Set(entries.flatMap(sequentialScansOf))
    const large = tables.filter((table) => scanned.has(table.name))
    if (large.length > 0) say(`${name} scans ${large.map((table) => table.name).join(', ')}`)
  }
  say('Every other read finds its rows by an index')
}
