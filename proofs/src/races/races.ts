import { createInstances, type Instances } from '../instances'
import { proveInvariants } from '../invariants'
import type { ProofRow } from '../proof'
import { raceLogins, raceResets, raceSignUps } from './accounts'
import { raceCodes } from './codes'
import { raceDecisions, raceReveals } from './contacts'
import { raceDeletions } from './deletions'
import { raceLinks } from './links'
import { raceSends } from './sends'

interface RaceScale {
  instances: number
  rounds: number
  /** How often everything is done at once. */
  parallel: number
  /** How many messages are sent, each several times at once. */
  messages: number
  /** How many wrong codes are tried at once. */
  codes: number
}

type Race = (instances: Instances, scale: RaceScale) => Promise<ProofRow>

const unlimited: Race[] = [
  (instances, { messages }) => raceSends(instances, { keys: messages, times: 10 }),
  (instances, { parallel }) => raceSignUps(instances, parallel),
  (instances, { parallel }) => raceResets(instances, parallel),
  (instances, { parallel }) => raceReveals(instances, parallel),
  (instances, { parallel }) => raceDecisions(instances, parallel),
  (instances, { parallel }) => raceLinks(instances, parallel),
  (instances, { parallel }) => raceDeletions(instances, parallel),
]

const limited: Race[] = [
  (instances, { codes }) => raceCodes(instances, codes),
  (instances, { parallel }) => raceLogins(instances, parallel),
]

/** Makes the same call many times at once, through servers that share only the database. */
export async function proveRaces(scale: RaceScale): Promise<ProofRow[]> {
  const { instances: count, rounds } = scale
  const rows: ProofRow[] = []
  for (const [races, limits] of [
    [unlimited, false],
    [limited, true],
  ] as const) {
    const instances = await createInstances({ count, config: { limits } })
    try {
      for (const race of races) {
        const found: ProofRow[] = []
        for (let round = 0; round < rounds; round += 1) found.push(await race(instances, scale))
        rows.push(addUp(found, `${count} servers, rounds: ${rounds}`))
      }
      rows.push(await proveInvariants(instances.first.pool, 'races'))
    } finally {
      await instances.close()
    }
  }
  return rows
}

function addUp(rows: ProofRow[], note: string): ProofRow {
  const sum = (key: 'cases' | 'acknowledged' | 'lost' | 'recovered' | 'doubled') =>
    rows.reduce((total, row) => total + row[key], 0)
  return {
    proof: rows[0]?.proof ?? '',
    cases: sum('cases'),
    acknowledged: sum('acknowledged'),
    lost: sum('lost'),
    recovered: sum('recovered'),
    doubled: sum('doubled'),
    note: [note, rows[0]?.note].filter(Boolean).join(', '),
    faults: rows.flatMap(({ faults }) => faults),
  }
}
