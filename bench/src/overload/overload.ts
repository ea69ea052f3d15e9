import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { printFigure } from '../figures/print-figure'
import { cpuSecondsWithDatabase } from '../load/cpu'
import { sessionSecret } from '../load/people'
import { makeChatters } from './make-chatters'
import { median, say, startProduct } from '../product'
import type { Outcome } from './outcomes'
import { makeKinds } from './requests'
import { startGenerator } from './start-generator'

const turns = Number(process.argv[2] ?? 3)
const seconds = Number(process.argv[3] ?? 6)
const loads = [1, 2, 5, 10]
/** As many as a proxy may keep; enough for ten times the load while answers come within a tenth of a second. */
const connections = 1000

// The server and its database have one core, and what loads them the other.
execFileSync('taskset', ['-acp', '0', String(process.pid)])
// Not in production mode, which has no demo data behind a proxy.
const product = await startProduct({
  NODE_ENV: 'development',
  BENCH: 'off',
  LOG_LEVEL: 'info',
  LIMITS: 'on',
  TRUST_PROXY: '1',
  JWT_SECRET: sessionSecret,
})
const people = await makeChatters(product.db, 5000)
const kinds = await makeKinds(product.address, people)
const generator = startGenerator(1, { address: product.address, kinds })

type Outcomes = Record<string, Outcome>
const total = (outcomes: Outcomes, of: keyof Outcome) =>
  Object.values(outcomes).reduce((sum, outcome) => sum + outcome[of], 0)
const backToBack = { connections: 32, seconds }

try {
  // Sessions, pages and answers are read once.
  await generator.order({ ...backToBack, seconds: 10 })
  const costs = await measureCosts()
  const capacity = median(await repeat(3, async () => (await measure(backToBack)).good))
  say(`${Math.round(capacity)} good answers a second to 32 connections back to back`)

  const best: Measured[] = []
  const overloaded: Measured[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const measured = [await measure(backToBack)]
    for (const times of loads) {
      const load = await measure({ connections, seconds, perSecond: capacity * times })
      print(times, load)
      measured.push(load)
      // What the server has begun ends before the next load.
      await generator.order({ connections: 1, seconds: 1, only: 'polls' })
    }
    const byWorth = (one: Measured, other: Measured) => other.worth - one.worth
    best.push(measured.toSorted(byWorth)[0] as Measured)
    overloaded.push(measured.at(-1) as Measured)
  }
  const figure = (name: string, of: (measured: Measured) => number, unit: string) => ({
    name: `${name}, at ten times the load : best`,
    ours: overloaded.map(of),
    theirs: best.map(of),
    unit,
  })
  const goal = { atLeast: 0.9, beyond: 1 }
  // Kinds that cost little are refused for those that matter, so that answers are counted by what they cost.
  printFigure({ goal, ...figure('good answers', ({ worth }) => worth, 'of the core') })
  printFigure(figure('  by CPU time of server and database', ({ worth, cpu }) => worth / cpu, ''))
  printFigure(figure('  whatever they cost', ({ good }) => good, 'a second'))
  printFigure(figure('  RSS of the server', ({ megabytes }) => megabytes, 'MB'))

  async function measure(order: Parameters<typeof generator.order>[0]) {
    const memory = watchMemory()
    const before = cpuSecondsWithDatabase(product.pid, product.dataDir)
    const outcomes = await generator.order(order)
    return {
      outcomes,
      good: total(outcomes, 'good') / order.seconds,
      /** The share of a core that the good answers take when nothing else is asked. */
      worth: Object.entries(outcomes).reduce(
        (sum, [name, { good }]) => sum + (good / order.seconds) * (costs.get(name) ?? NaN),
        0,
      ),
      cpu: (cpuSecondsWithDatabase(product.pid, product.dataDir) - before) / order.seconds,
      megabytes: memory.stop(),
    }
  }
  type Measured = Awaited<ReturnType<typeof measure>>
} finally {
  generator.stop()
  await product.stop()
}

async function repeat<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < times) results.push(await work())
  return results
}

/** The CPU time of an answer of each kind, in seconds: of the server and its database. */
async function measureCosts() {
  const found = new Map<string, number>()
  for (const { name } of kinds) {
    const before = cpuSecondsWithDatabase(product.pid, product.dataDir)
    const outcomes = await generator.order({ ...backToBack, seconds: 3, only: name })
    const used = cpuSecondsWithDatabase(product.pid, product.dataDir) - before
    found.set(name, used / (outcomes[name]?.good ?? 0))
  }
  const costs = [...found].map(([name, cost]) => `${name} ${(cost * 1000).toFixed(2)}`)
  say(`CPU time of an answer: ${costs.join(', ')} ms`)
  return found
}

function print(times: number, { outcomes, megabytes }: { outcomes: Outcomes; megabytes: number }) {
  const rate = (of: keyof Outcome) => Math.round(total(outcomes, of) / seconds)
  say(
    `${times} times: ${rate('offered')} a second offered, ${rate('good')} good, ${rate('late')} late, ` +
      `${rate('refused')} refused, ${rate('failed')} failed, ${rate('unsent')} unsent; RSS ${megabytes} MB, ` +
      `the client late by ${Math.round(Math.max(...Object.values(outcomes).map(({ lag }) => lag)))} ms (p99)`,
  )
  for (const { name } of kinds) {
    const { offered, good, refused, p50, p99 } = outcomes[name] ?? {}
    if (!offered) continue
    const share = (part = 0) => `${Math.round((part / offered) * 100)} %`.padStart(5)
    say(
      `  ${name.padEnd(8)} good ${share(good)}, refused ${share(refused)}, ` +
        `p50 ${Math.round(p50 ?? NaN)}, p99 ${Math.round(p99 ?? NaN)} ms`,
    )
  }
}

/** The most memory that the server's process has until `stop`. */
function watchMemory() {
  let most = 0
  const read = () => {
    const status = readFileSync(`/proc/${product.pid}/status`, 'utf8')
    most = Math.max(most, Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024))
  }
  const timer = setInterval(read, 200)
  return {
    stop() {
      clearInterval(timer)
      read()
      return most
    },
  }
}
