import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { startServerProcess } from '@swipefolio/server/testing'
import { costlyPicture } from '../budgets/full-world'
import { withDataDir } from '../processes/data-dir'
import { createRow, type ProofRow, tally } from '../proof'
import { startAttackers } from './attackers'
import { type AttackName, attackNames } from './attacks'
import { type Answered, type Client, createClient } from './client'
import { addOthers, password, signUpAttackers } from './fill-database'

interface FloodScale {
  seconds: number
  /** The largest ratio of others' median login during a flood to the one before it. */
  largestRatio: number
}

const others = 12

/** What other people notice while one person floods the server within reach of the limits. */
export const proveFloods = ({ seconds, largestRatio }: FloodScale): Promise<ProofRow[]> =>
  withDataDir(async (DATA_DIR) => {
    const server = await startServerProcess({ DATA_DIR, LIMITS: 'on', TRUST_PROXY: '1' })
    const clients: Client[] = []
    const newClient = (from: string) => {
      const client = createClient(server.address, from)
      clients.push(client)
      return client
    }
    const pool = new Pool({ host: socketFolder(DATA_DIR), user: 'swipefolio', max: 1 })
    try {
      const picture = await costlyPicture()
      const newMeans = async () => ({
        server: server.address,
        picture,
        ...(await signUpAttackers(server.address, pool)),
      })
      const means = await newMeans()
      await addOthers(pool, others)
      const people = Array.from({ length: others }, (_, at) => ({
        email: `other${at}@example.org`,
        client: newClient(`10.2.0.${at + 1}`),
      }))
      const observe = () => observeLogins(people, seconds)
      await observe()
      const rows: ProofRow[] = []
      for (const name of attackNames) rows.push(await proveFlood(name, means, [name]))
      // Other accounts, because these have used up what they may.
      rows.push(await proveFlood('all of them at once', await newMeans(), attackNames))
      return rows

      async function proveFlood(title: string, given: typeof means, names: readonly AttackName[]) {
        const { row, fault } = createRow(title)
        const quiet = await observe()
        const attacks = names.map((name, at) => ({ name, from: `10.3.${rows.length}.${at + 1}` }))
        const attackers = await startAttackers({ ...given, attacks })
        const busy = await observe()
        const attempts = await attackers.stop()
        const ratio = quantile(busy, 0.5) / quantile(quiet, 0.5)
        row.cases = busy.length
        row.acknowledged = busy.filter(({ status }) => status === 200).length
        const at = (share: number) =>
          `p${share * 100} ${Math.round(quantile(quiet, share))} -> ${Math.round(quantile(busy, share))} ms`
        row.note = `${at(0.5)} (${ratio.toFixed(2)}), ${at(0.95)}; others ${tally(busy)}; flood ${tally(attempts)}`
        if (ratio > largestRatio) fault(`the median login took ${ratio.toFixed(2)} times as long`)
        const failed = busy.filter(({ status }) => status >= 500 || status === 0).length
        if (failed > 0) fault(`${failed} calls of others were answered with 5xx or not at all`)
        return row
      }
    } finally {
      for (const client of clients) client.close()
      await pool.end()
      await server.kill('SIGTERM')
    }
  })

/** The fifth line of postmaster.pid. */
const socketFolder = (dataDir: string) =>
  readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[4]

/** Logins of other people, one after the other, each from their own address. */
async function observeLogins(people: { email: string; client: Client }[], seconds: number) {
  const answers: Answered[] = []
  const end = performance.now() + seconds * 1000
  for (let turn = 0; performance.now() < end; turn += 1) {
    const { email, client } = people[turn % people.length] ?? people[0] ?? failed()
    const body = { email, password }
    answers.push(await client.ask({ name: 'POST /api/auth/userlogin', body }))
    await sleep(50)
  }
  return answers
}

const failed = () => {
  throw new Error('There is nobody else')
}

function quantile(answers: Answered[], share: number): number {
  const sorted = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN
}
