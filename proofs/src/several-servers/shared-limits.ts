import { call, connect, registration } from '@swipefolio/server/testing'
import { type Instances, newAddress } from '../instances'
import { createRow, inParallel, type ProofRow, tally } from '../proof'

const minute = 60_000
const atOnce = 60

interface Limited {
  what: string
  limit: number
  calls: number
  make: (turn: number) => ReturnType<typeof call>
}

/**
 * Servers count together: over all of them as many calls pass as the limit allows, and at most those that the others had counted in
 * memory alone, a tenth of the limit each, before their first write.
 */
export async function proveSharedLimits(instances: Instances): Promise<ProofRow> {
  const { row, check } = createRow('limits that servers share, up to what each counts in memory')
  for (const { what, limit, calls, make } of await limitedCalls(instances)) {
    beginMinute(instances)
    const answers = []
    for (let from = 0; from < calls; from += atOnce) {
      const some = Math.min(atOnce, calls - from)
      answers.push(...(await inParallel(some, (offset) => make(from + offset))))
    }
    row.cases += calls - 1
    const passed = answers.filter(({ status }) => status === 200).length
    const refused = answers.filter(({ status }) => status === 429).length
    const most = limit + ((instances.servers.length - 1) * limit) / 10
    const expected = `${limit} to ${most} x 200, the others 429`
    const isWithin = passed >= limit && passed <= most && passed + refused === calls
    row.acknowledged += passed
    check(what, isWithin ? expected : tally(answers), expected)
  }
  row.note = `${instances.servers.length} servers`
  return row
}

async function limitedCalls(instances: Instances): Promise<Limited[]> {
  const { at, first } = instances
  const seeker = await first.logIn('jobseeker')
  const chat = await connect(first, await first.logIn('recruiter'), seeker)
  const [reader, registrar] = [newAddress(), newAddress()]
  return [
    {
      what: 'calls of a person',
      limit: 300,
      calls: 360,
      make: (turn) => call(at(turn), 'GET /api/user/details', seeker),
    },
    {
      what: 'messages of a person',
      limit: 30,
      calls: 60,
      make: (turn) =>
        call(at(turn), 'POST /api/user/chats/send', seeker, {
          body: { id: chat.id, message: `Message ${turn}` },
        }),
    },
    {
      what: 'public calls of an address',
      limit: 120,
      calls: 180,
      make: (turn) => call(at(turn), 'GET /api/projectrequests', undefined, { ip: reader }),
    },
    {
      what: 'registrations of an address',
      limit: 30,
      calls: 40,
      make: (turn) =>
        call(at(turn), 'POST /api/auth/request-register', undefined, {
          ip: registrar,
          body: { ...registration, email: `limited.${turn}@example.org` },
        }),
    },
  ]
}

/** Advances the clocks to a new minute, because calls are counted by the minute. */
function beginMinute({ servers, first }: Instances) {
  const rest = minute - (first.clock.now().getTime() % minute)
  for (const { clock } of servers) clock.advance(rest)
}
