import { call, codeFor, mostTries, registration, succeed } from '@swipefolio/server/testing'
import { countCompares } from '../count-compares'
import { type Instances, newAddress } from '../instances'
import { createRow, type Findings, inParallel, type ProofRow, tally } from '../proof'

const newPassword = 'the password after it'
let lastPerson = 0

interface GuessedCode {
  what: string
  /** Requests a mailed code and returns the address. */
  ask: () => Promise<string>
  bring: (turn: number, email: string, code: string) => ReturnType<typeof call>
  counted: 'pending_registration' | 'reset_code'
}

/** Every try has its own address and another code, so that only the code's own limit applies. */
export async function raceCodes(instances: Instances, tries: number): Promise<ProofRow> {
  const findings = createRow(`at most ${mostTries} tries at a code`)
  for (const guessed of guessedCodes(instances)) await guess(instances, guessed, tries, findings)
  findings.row.note = `${tries} wrong codes at once`
  return findings.row
}

const guessedCodes = (instances: Instances): GuessedCode[] => [
  {
    what: 'registration',
    async ask() {
      lastPerson += 1
      const email = `guessed.${lastPerson}@example.org`
      await askForCode(instances.first, 'POST /api/auth/request-register', {
        ...registration,
        email,
      })
      return email
    },
    bring: (turn, email, code) =>
      publicCall(instances.at(turn), `POST /api/auth/verify-request/${email}`, { code }),
    counted: 'pending_registration',
  },
  {
    what: 'reset',
    async ask() {
      const { account } = await instances.first.logIn('jobseeker')
      const { email } = account
      await askForCode(instances.first, 'POST /api/auth/send-code-to-reset-password', { email })
      return email
    },
    bring: (turn, email, code) =>
      publicCall(instances.at(turn), 'POST /api/auth/verify-password-reset', {
        email,
        code,
        password: newPassword,
      }),
    counted: 'reset_code',
  },
]

const publicCall = (server: Instances['first'], name: string, body: object) =>
  call(server, name, undefined, { body, ip: newAddress() })

/** On a busy machine a call may wait longer for its turn than it may: it comes again. */
async function askForCode(...asked: Parameters<typeof publicCall>) {
  let answer = await publicCall(...asked)
  while (answer.status === 503) answer = await publicCall(...asked)
  await succeed(answer)
}

async function guess(
  instances: Instances,
  { what, ask, bring, counted }: GuessedCode,
  tries: number,
  { check, row, fault }: Findings,
) {
  const email = await ask()
  const code = await codeFor(instances.first, email)
  const others = Array.from({ length: tries }, (_, at) => String(10_000_000 + at)).map((other) =>
    other === code ? '99999999' : other,
  )
  const compares = await countCompares(async () => {
    const answers = await inParallel(tries, (turn) => bring(turn, email, others[turn] ?? ''))
    row.cases += tries - 1
    // The server may shed load when many arrive at once.
    const strange = answers.filter(({ status }) => status !== 400 && status !== 503)
    check(`${what}: the wrong codes`, tally(strange), '')
  })
  if (compares !== mostTries) fault(`${what}: ${compares} compares`)
  const counts = await instances.first.db
    .selectFrom(counted)
    .select('code_tries')
    .where('email', '=', email)
    .execute()
  check(
    `${what}: the counted tries`,
    counts.map(({ code_tries }) => code_tries),
    [mostTries],
  )
  check(`${what}: the right code after them`, (await bring(0, email, code)).status, 400)
}
