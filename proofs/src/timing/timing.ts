import {
  call,
  createTestServer,
  register,
  requestReset,
  reset,
  testPassword,
  type TestServer,
  verify,
} from '@swipefolio/server/testing'
import { createRow, type ProofRow } from '../proof'

interface TimedCall {
  proof: string
  /** What precedes the measured call; not measured. */
  prepare?: (server: TestServer, email: string) => Promise<unknown>
  ask: (server: TestServer, email: string) => Promise<unknown>
}

const code = '12345678'
const wrongPassword = `not ${testPassword}`

const timedCalls: TimedCall[] = [
  {
    proof: 'login',
    ask: (server, email) =>
      call(server, 'POST /api/auth/userlogin', undefined, {
        body: { email, password: wrongPassword },
      }),
  },
  { proof: 'registration', ask: (server, email) => register(server, { email }) },
  { proof: 'request for a reset code', ask: requestReset },
  {
    proof: 'wrong code of a registration',
    prepare: (server, email) => register(server, { email }),
    ask: (server, email) => verify(server, email, code),
  },
  {
    proof: 'wrong reset code',
    prepare: requestReset,
    ask: (server, email) => reset(server, { email, code, password: wrongPassword }),
  },
]

interface TimingScale {
  samples: number
  /** How far the rank AUC may be from 0.5. */
  tolerance: number
}

/** The time of an answer does not tell whether an address has an account. */
export async function proveTiming({ samples, tolerance }: TimingScale): Promise<ProofRow[]> {
  const server = await createTestServer()
  try {
    const rows: ProofRow[] = []
    for (const timed of timedCalls) rows.push(await prove(server, timed, { samples, tolerance }))
    return rows
  } finally {
    await server.close()
  }
}

async function prove(
  server: TestServer,
  { proof, prepare, ask }: TimedCall,
  { samples, tolerance }: TimingScale,
): Promise<ProofRow> {
  const { row, fault } = createRow(proof)
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let sample = 0; sample < samples; sample += 1) {
    const { account } = await server.logIn('jobseeker')
    const emails = { known: account.email, unknown: `nobody.${account.email}` }
    for (const email of Object.values(emails)) await prepare?.(server, email)
    await server.mailbox(account.email)
    for (const side of sample % 2 === 0 ? sides : sides.toReversed()) {
      const begin = performance.now()
      await ask(server, emails[side])
      times[side].push(performance.now() - begin)
    }
    row.cases += 2
  }
  const auc = rankAuc(times.known, times.unknown)
  row.note = `rank AUC ${auc.toFixed(3)}`
  if (Math.abs(auc - 0.5) > tolerance) fault(row.note)
  return row
}

const sides = ['known', 'unknown'] as const

/** How probable it is that a time of the first kind is longer than one of the second. */
function rankAuc(first: number[], second: number[]): number {
  const sorted = second.toSorted((one, other) => one - other)
  const below = first.map((time) => sorted.findLastIndex((other) => other < time) + 1)
  return below.reduce((sum, count) => sum + count, 0) / (first.length * second.length)
}
