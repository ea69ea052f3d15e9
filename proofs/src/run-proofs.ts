import { globalSetup, globalTeardown } from '@swipefolio/server/testing'
import { chooseSeed, proveAnyInput } from './any-input/any-input'
import { proveBudgets } from './budgets/budgets'
import { proveFloods } from './floods/floods'
import { proveJourneys, proveLongTests } from './suites/suites'
import { proveNoLeaks } from './canary/canary'
import { proveBroker } from './databases/broker'
import { proveFailovers } from './databases/failover'
import { proveFullDisk } from './databases/full-disk'
import { proveReplicas } from './databases/replicas'
import { provePoolers } from './databases/poolers'
import { proveScheduledBackups } from './databases/scheduled-backups'
import { proveStoreOfFiles } from './files/store-of-files'
import { proveBackups } from './processes/backups'
import { proveRollingRestarts } from './proxies/rolling-restarts'
import { proveCrashes } from './processes/crashes'
import { proveDatabaseCrashes } from './processes/database-crashes'
import { proveReleaseKills } from './processes/release-kills'
import { proveSharedFolder } from './processes/shared-folder'
import { proveShutdowns } from './processes/shutdowns'
import { proveStoppedDatabase } from './processes/stopped-database'
import { holds, type ProofRow } from './proof'
import { proveSequences } from './sequences/sequences'
import { proveRaces } from './races/races'
import { proveSeveralMachines } from './several-machines/several-machines'
import { proveSeveralServers } from './several-servers/several-servers'
import { formatTable } from './table'
import { proveTiming } from './timing/timing'

const raceCounts = { rounds: 20, parallel: 50, messages: 200, codes: 500 }

/** Every proof with its full count. */
const proofs: Record<string, () => Promise<ProofRow[]>> = {
  'any input': () => proveAnyInput({ runs: 1000, seed: chooseSeed() }),
  sequences: async () => [await proveSequences({ runs: 500, seed: chooseSeed() })],
  canary: () => proveNoLeaks({ share: 1, seed: 0 }),
  timing: () => proveTiming({ samples: 2000, tolerance: 0.05 }),
  budgets: () => proveBudgets({ samples: 20, largestShare: 0.02 }),
  floods: () => proveFloods({ seconds: 8, largestRatio: 1.5 }),
  races: () => proveRaces({ instances: 2, ...raceCounts }),
  'several servers': async () => [
    ...(await proveRaces({ instances: 3, ...raceCounts })),
    ...(await proveSeveralServers({
      instances: 3,
      rounds: 20,
      messages: 800,
      longestRevocation: 1000,
    })),
  ],
  crashes: async () => [await proveCrashes({ kills: 100, slowestStart: 2000 })],
  'database crashes': async () => [
    await proveDatabaseCrashes({ kills: 40, slowestRecovery: 5000 }),
  ],
  'stopped database': async () => [await proveStoppedDatabase({ stops: 5, seconds: 10 })],
  poolers: () => provePoolers({ rounds: 20, longestRevocation: 1000 }),
  failover: async () => [await proveFailovers({ failovers: 3, slowestTakeover: 5000 })],
  broker: async () => [await proveBroker({ rounds: 20, longestRevocation: 1000 })],
  replicas: async () => [await proveReplicas({ rounds: 40 })],
  'store of files': async () => [await proveStoreOfFiles({ pictures: 500, kills: 5 })],
  'full disk': async () => [await proveFullDisk()],
  'rolling restarts': () => proveRollingRestarts({ turns: 3, largestRefusedShare: 0.001 }),
  'several-machines': () =>
    proveSeveralMachines({ secondsAway: 3, rounds: 10, longestRevocation: 1000 }),
  'shared folder': async () => [await proveSharedFolder(20)],
  shutdowns: async () => [await proveShutdowns({ stops: 20, connections: 50 })],
  releases: async () => [await proveReleaseKills({ kills: 20 })],
  backups: async () => [await proveBackups(20)],
  'scheduled backups': () => proveScheduledBackups(),
  'long tests': async () => [await proveLongTests()],
  journeys: async () => [await proveJourneys()],
}

interface RunOptions {
  /** Names of proofs; all by default. */
  wanted: string[]
  say: (line: string) => void
}

/** Runs the proofs, prints their tables and returns whether all hold. */
export async function runProofs({ wanted, say }: RunOptions): Promise<boolean> {
  const unknown = wanted.filter((name) => !proofs[name])
  if (unknown.length > 0) {
    throw new Error(
      `There is no proof ${unknown.join(', ')}; there are ${Object.keys(proofs).join(', ')}.`,
    )
  }
  await globalSetup()
  const all: ProofRow[] = []
  try {
    for (const [name, prove] of Object.entries(proofs)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      const begin = Date.now()
      const rows = await prove()
      all.push(...rows)
      say(`\n${name}, ${Math.round((Date.now() - begin) / 1000)} s\n\n${formatTable(rows)}`)
    }
  } finally {
    await globalTeardown()
  }
  const broken = all.filter((row) => !holds(row)).length
  say(`\n${all.length - broken} proofs hold, ${broken} do not`)
  return broken === 0
}
