import { chmodSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { backUp, type Connection, restore } from '@swipefolio/server/testing'
import { joinEmbeddedPostgres } from '@swipefolio/platform/embedded-postgres'
import { createRow, inParallel, type ProofRow } from '../proof'
import { withDataDir } from './data-dir'

const writers = 4

const optionsOf = (dataDir: string) => ({
  root: resolve(__dirname, '../../..'),
  dataDir,
  isDataDirChosen: true,
  logger: pino({ level: 'silent' }),
})

/**
 * Makes a backup during writes and restores it elsewhere: everything committed before must be there, byte for byte.
 */
export const proveBackups = (cycles: number): Promise<ProofRow> =>
  withDataDir(async (folder) => {
    // The account that runs PostgreSQL must be able to reach the folder.
    chmodSync(folder, 0o711)
    const findings = createRow('backups under writes')
    const { row, check } = findings
    const live = await joinEmbeddedPostgres(optionsOf(join(folder, 'live')))
    try {
      await ask(live.connection, 'create table tide (writer int, number int, body bytea)')
      const acknowledged = Array.from({ length: writers }, () => 0)
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        const backup = join(folder, `backup-${cycle}`)
        const restored = optionsOf(join(folder, `restored-${cycle}`))
        let isOver = false
        const writing = inParallel(writers, (writer) =>
          write(live.connection, writer, acknowledged, () => isOver),
        )
        await reach(acknowledged, 50 * (cycle + 1))
        const before = [...acknowledged]
        await backUp(live.connection, backup)
        isOver = true
        await writing
        await restore(restored, { base: backup })

        const copy = await joinEmbeddedPostgres(restored)
        const there = await ask<Tide>(copy.connection, tideOf(before))
        check('rows and their checksum', there, await ask<Tide>(live.connection, tideOf(before)))
        for (const [writer, count] of before.entries()) {
          row.acknowledged += count
          row.lost += Math.max(0, count - (there[writer]?.count ?? 0))
        }
        const gaps = 'select writer from tide group by writer having max(number) <> count(*)'
        check('writers with gaps', await ask(copy.connection, gaps), [])
        await copy.stop()
        rmSync(backup, { recursive: true })
        rmSync(restored.dataDir, { recursive: true })
      }
      row.note = `${cycles} cycles`
    } finally {
      await live.stop()
    }
    return row
  })

interface Tide {
  writer: number
  count: number
  checksum: string
}

/** The rows of each writer up to the given number. */
const tideOf = (upTo: number[]) => `
  select writer, count(*)::int as count,
    encode(sha256(string_agg(number::text::bytea || body, ''::bytea order by number)), 'hex') as checksum
  from tide where number <= (array[${upTo.join()}])[writer + 1] group by writer order by writer`

async function write(
  connection: Connection,
  writer: number,
  acknowledged: number[],
  isOver: () => boolean,
) {
  const client = new Client(connection)
  await client.connect()
  while (!isOver()) {
    const number = (acknowledged[writer] ?? 0) + 1
    const body = Buffer.alloc(2000, `${writer} ${number} `)
    await client.query('insert into tide values ($1, $2, $3)', [writer, number, body])
    acknowledged[writer] = number
  }
  await client.end()
}

async function reach(acknowledged: number[], least: number) {
  while (acknowledged.some((count) => count < least)) {
    await new Promise((resolved) => setTimeout(resolved, 5))
  }
}

async function ask<Row extends object>(connection: Connection, question: string): Promise<Row[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(question)).rows
  } finally {
    await client.end()
  }
}
