import { setTimeout as sleep } from 'node:timers/promises'
import {
  call,
  codeFor,
  type LoggedIn,
  requestReset,
  reset,
  testPassword,
} from '@swipefolio/server/testing'
import type { Instances } from '../instances'
import { createRow, type ProofRow } from '../proof'

const newPassword = 'chosen after that'

type End = (instances: Instances, turn: number, seeker: LoggedIn) => Promise<unknown>

/** A call that ends the session of a token. */
const ends: Record<string, End> = {
  'a logout': (instances, turn, seeker) =>
    call(instances.at(turn), 'POST /api/auth/logout', seeker),

  async 'a changed password'(instances, turn, seeker) {
    const body = { email: seeker.account.email, password: testPassword }
    const { text } = await call(instances.at(turn), 'POST /api/auth/userlogin', undefined, { body })
    return call(instances.at(turn), 'PUT /api/user/update', undefined, {
      headers: { authorization: `Bearer ${text}` },
      body: { password: newPassword },
    })
  },

  async 'a reset'(instances, turn, { account: { email } }) {
    const server = instances.at(turn)
    await requestReset(server, email)
    return reset(server, { email, code: await codeFor(server, email), password: newPassword })
  },
}

/** One server ends a session that every server has cached; soon none accepts its token. */
export async function proveRevocations(
  instances: Instances,
  { rounds, longestRevocation }: { rounds: number; longestRevocation: number },
): Promise<ProofRow> {
  const { row, fault } = createRow('a session that ends, ends everywhere at once')
  let longest = 0
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const [what, end] of Object.entries(ends)) {
      const seeker = await instances.first.logIn('jobseeker')
      for (const server of instances.servers) await details(server, seeker)
      await end(instances, turn, seeker)
      const begin = performance.now()
      const isStillTaken = async () => {
        const answers = instances.servers.map((server) => details(server, seeker))
        return (await Promise.all(answers)).some(({ status }) => status !== 401)
      }
      while ((await isStillTaken()) && performance.now() - begin < 5 * longestRevocation) {
        await sleep(5)
      }
      const took = performance.now() - begin
      longest = Math.max(longest, took)
      row.cases += instances.servers.length
      if (took > longestRevocation) fault(`${what} took ${Math.round(took)} ms`)
    }
  }
  row.note = `${instances.servers.length} servers, the longest ${Math.round(longest)} ms`
  return row
}

const details = (server: Instances['first'], seeker: LoggedIn) =>
  call(server, 'GET /api/user/details', seeker)
