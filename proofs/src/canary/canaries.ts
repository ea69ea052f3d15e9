import {
  call,
  codeFor,
  register,
  requestReset,
  succeed,
  testPassword,
} from '@swipefolio/server/testing'
import type { Stage, World } from '../matrix/world'

/** A value that stands nowhere else, and who may read it at which stage: letters of actors. */
export interface Canary {
  name: string
  value: string
  readers: string
  /** Whether it belongs to O's person, which some answers never show, whoever asks. */
  isOfOwner?: boolean
}

/** Who may know O: those who have become contacts, as long as O wants it. */
const ownerReaders: Record<Stage, string> = {
  strangers: 'O',
  liked: 'OR',
  revealed: 'OR',
  blocked: 'O',
}
const nobody = ''

/** Everything in the world that not everybody may read. */
export async function plantCanaries(world: World): Promise<Canary[]> {
  return [
    ...people(world),
    ...things(world),
    ...texts(world),
    ...(await hiddenCompany(world)),
    ...secrets(world),
  ]
}

function people({ people: { O, X, R, U, V }, stage }: World): Canary[] {
  const known = ownerReaders[stage]
  const person = (name: string, readers: string, { account }: typeof O, isOfOwner = false) =>
    (['id', 'email', 'first_name', 'last_name'] as const).map((field) => ({
      name: `${name}.${field}`,
      value: String(account[field]),
      readers,
      isOfOwner,
    }))
  const publicParts = new Set(['R.first_name', 'R.last_name'])
  return [
    ...person('O', known, O, true).map((canary) =>
      // Whoever knew somebody keeps their number, as of the deleted.
      stage === 'blocked' && canary.name === 'O.id' ? { ...canary, readers: 'OR' } : canary,
    ),
    ...person('X', 'X', X),
    ...person('U', 'U', U),
    { name: 'U.company_name', value: U.account.company_name, readers: 'U' },
    // Whoever posts a request does so under their name and company.
    ...person('R', 'R', R).filter(({ name }) => !publicParts.has(name)),
    // O is told whom a like came from.
    ...person('V', nobody, V).map((canary) =>
      canary.name.endsWith('_name') ? { ...canary, readers: 'O' } : canary,
    ),
    { name: 'V.company_name', value: V.account.company_name, readers: 'O' },
  ]
}

function things({ objects, stage }: World): Canary[] {
  const chatReaders = stage === 'strangers' ? 'O' : 'OR'
  const readers: Record<string, string> = {
    project: 'ORU',
    likedProject: 'ORU',
    savedProject: 'ORU',
    passedProject: 'ORU',
    projectLikedByV: 'ORU',
    projectOfX: 'XRU',
    link: 'OR',
    hiddenLink: 'OR',
    chat: chatReaders,
    chatWithV: 'O',
    notification: 'O',
    review: 'O',
    recruiterReview: 'R',
    recruiterNotification: 'R',
  }
  return Object.entries(readers).map(([name, who]) => ({
    name: `${name}.id`,
    value: String(objects[name]),
    readers: who,
  }))
}

function texts({ tag, stage }: World): Canary[] {
  const isKnown = stage !== 'strangers'
  const own = (value: string, readers: string): Canary => ({ name: value, value, readers })
  return [
    own(`Titleproject${tag}`, 'ORU'),
    own(`TitlelikedProject${tag}`, 'ORU'),
    own(`TitleOfX${tag}`, 'XRU'),
    own(`kelp-and-co/link${tag}`, 'OR'),
    own(`kelp-and-co/hiddenLink${tag}`, 'OR'),
    own(`kelp-and-co/reviewOfO${tag}`, 'O'),
    own(`kelp-and-co/reviewOfR${tag}`, 'R'),
    own(`TextVtoO${tag}`, 'O'),
    own(`TextOtoV${tag}`, 'O'),
    own(`keyVtoO${tag}`, nobody),
    own(`keyOtoV${tag}`, 'O'),
    ...(isKnown
      ? [
          own(`TextRtoO${tag}`, 'OR'),
          own(`TextOtoR${tag}`, 'OR'),
          own(`keyRtoO${tag}`, 'R'),
          own(`keyOtoR${tag}`, 'O'),
        ]
      : []),
  ]
}

async function hiddenCompany({ server, people: { O }, tag }: World): Promise<Canary[]> {
  const value = `Hidden${tag}`
  const body = { hiddenCompanies: [value] }
  await succeed(call(server, 'PUT /api/user/privacy', O, { body }))
  return [{ name: 'hidden company', value, readers: 'O' }]
}

const secret = (name: string, value: string | null | undefined, readers = nobody) =>
  value ? [{ name, value, readers }] : []

/** What leaves the server in no answer at all, or only to those whose session it is. */
function secrets({ people: everybody }: World): Canary[] {
  const sessions = Object.entries(everybody).flatMap(([name, { token, account }]) => [
    ...secret(`token of ${name}`, token),
    ...secret(`session of ${name}`, sessionOf(token), name),
    ...secret(`password hash of ${name}`, account.password_hash),
  ])
  return [...secret('password', testPassword), ...sessions]
}

function sessionOf(token: string) {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return String((JSON.parse(payload) as { sid: number }).sid)
}

/** Codes on their way to a newcomer and to O, and what is stored of them. */
export async function plantCodes({ server, people: { O }, tag }: World): Promise<Canary[]> {
  const newcomer = `newcomer${tag}@example.org`
  const { email } = O.account
  await succeed(register(server, { email: newcomer }))
  await succeed(requestReset(server, email))
  const codes = {
    ofRegistration: await codeFor(server, newcomer),
    ofReset: await codeFor(server, email),
  }
  const registration = await server.db
    .selectFrom('pending_registration')
    .select(['code_hash', 'password_hash'])
    .where('email', '=', newcomer)
    .executeTakeFirstOrThrow()
  const reset = await server.db
    .selectFrom('reset_code')
    .select('code_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return [
    ...secret('newcomer', newcomer),
    ...secret('code of a registration', codes.ofRegistration),
    ...secret('code of a reset', codes.ofReset),
    ...secret('hash of a registration code', registration.code_hash),
    ...secret('password hash of a newcomer', registration.password_hash),
    ...secret('hash of a reset code', reset.code_hash),
  ]
}
