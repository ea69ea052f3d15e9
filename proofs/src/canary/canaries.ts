import {
  call,
  codeFor,
  register,
  requestReset,
  succeed,
  testPassword,
} from '@swipefolio/server/testing'
import type { Stage, World } from '../matrix/world'

/** A unique value, and the letters of the actors who may read it at each stage. */
export interface Canary {
  name: string
  value: string
  readers: string
  /** Whether it identifies O, whom some responses never show to anybody. */
  isOfOwner?: boolean
  /** Whether it identifies the project that a link is one of, whom nobody may connect before a reveal. */
  isOfSentProject?: boolean
  /** Whether O shows it on the public page, to everybody. */
  isOnPage?: boolean
}

/** Who may know O: contacts, until O blocks or leaves. */
const ownerReaders: Record<Stage, string> = {
  strangers: 'O',
  liked: 'OR',
  revealed: 'OR',
  blocked: 'O',
}
const nobody = ''

/** Every value in the test world that some actors may not read. */
export async function plantCanaries(world: World): Promise<Canary[]> {
  return [
    ...people(world),
    ...profile(world),
    ...publicPage(world),
    readme(world),
    ...things(world),
    ...texts(world),
    ...(await hiddenNames(world)),
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
      isOnPage: isOfOwner && field.endsWith('_name'),
    }))
  const publicParts = new Set(['R.first_name', 'R.last_name'])
  return [
    ...person('O', known, O, true).map((canary) =>
      // After a block the former contact still knows the id, as after a deletion.
      stage === 'blocked' && canary.name === 'O.id' ? { ...canary, readers: 'OR' } : canary,
    ),
    ...person('X', 'X', X),
    ...person('U', 'U', U),
    { name: 'U.company_name', value: U.account.company_name, readers: 'U' },
    // A project request is posted under the recruiter's name and company.
    ...person('R', 'R', R).filter(({ name }) => !publicParts.has(name)),
    // O is notified of the author of a like.
    ...person('V', nobody, V).map((canary) =>
      canary.name.endsWith('_name') ? { ...canary, readers: 'O' } : canary,
    ),
    { name: 'V.company_name', value: V.account.company_name, readers: 'O' },
  ]
}

/** What O says beside the name: known to those who know O. */
const profile = ({ tag, stage, objects }: World): Canary[] =>
  Object.entries({
    image: String(objects.portrait),
    headline: `Headline${tag}`,
    about: `Self${tag}`,
    place: `Place${tag}`,
    language: `Language${tag}`,
    link: `elsewhere${tag}`,
  }).map(([field, value]) => ({
    name: `O.profile.${field}`,
    value,
    readers: ownerReaders[stage],
    isOfOwner: true,
    isOnPage: field === 'headline',
  }))

/** Nobody is led to O's page from elsewhere. */
const publicPage = ({ objects }: World): Canary[] => [
  { name: 'O.handle', value: String(objects.pageHandle), readers: 'O', isOnPage: true },
]

/** A README names its authors, whatever the deck shows of its repository's address. */
const readme = ({ tag, stage }: World): Canary => ({
  name: 'O.readme',
  value: `Readme${tag}`,
  readers: ownerReaders[stage],
  isOfOwner: true,
})

function things({ objects, stage }: World): Canary[] {
  const chatReaders = stage === 'strangers' ? 'O' : 'OR'
  const readers: Record<string, string> = {
    project: 'ORU',
    likedProject: 'ORU',
    savedProject: 'ORU',
    passedProject: 'ORU',
    projectLikedByV: 'ORU',
    projectOfX: 'XRU',
    sentProject: 'ORU',
    link: 'OR',
    hiddenLink: 'OR',
    chat: chatReaders,
    chatWithV: 'O',
    notification: 'O',
    review: 'O',
    recruiterReview: 'R',
    savedFilter: 'R',
    recruiterNotification: 'R',
  }
  return Object.entries(readers).map(([name, who]) => ({
    name: `${name}.id`,
    value: String(objects[name]),
    readers: who,
    isOfSentProject: name === 'sentProject',
  }))
}

function texts({ tag, stage }: World): Canary[] {
  const isKnown = stage !== 'strangers'
  const own = (value: string, readers: string): Canary => ({ name: value, value, readers })
  return [
    { ...own(`Titleproject${tag}`, 'ORU'), isOnPage: true },
    own(`TitlelikedProject${tag}`, 'ORU'),
    own(`TitleOfX${tag}`, 'XRU'),
    own(`kelp-and-co/link${tag}`, 'OR'),
    // The card of the project shows its address, too.
    own(`kelp-and-co/hiddenLink${tag}`, 'ORU'),
    { ...own(`TitlesentProject${tag}`, 'ORU'), isOfSentProject: true },
    own(`Note${tag}`, 'OR'),
    own(`kelp-and-co/reviewOfO${tag}`, 'O'),
    own(`kelp-and-co/reviewOfR${tag}`, 'R'),
    own(`FilterOfR${tag}`, 'R'),
    own(`TextVtoO${tag}`, 'O'),
    own(`TextOtoV${tag}`, 'O'),
    own(`keyVtoO${tag}`, nobody),
    own(`keyOtoV${tag}`, 'O'),
    ...(isKnown
      ? [
          own(`TextRtoO${tag}`, 'OR'),
          own(`TextOtoR${tag}`, 'OR'),
          own(`keyRtoO${tag}`, 'R'),
          ...['NoteOfR', 'TagOfR', 'StepOfR', 'StageOfR'].map((text) => own(`${text}${tag}`, 'R')),
          own(`keyOtoR${tag}`, 'O'),
        ]
      : []),
  ]
}

async function hiddenNames({ server, people: { O }, tag }: World): Promise<Canary[]> {
  const company = `Hidden${tag}`
  const domain = `hidden${tag}.example`.toLowerCase()
  const body = { hiddenCompanies: [company], hiddenDomains: [domain] }
  await succeed(call(server, 'PUT /api/user/privacy', O, { body }))
  return [
    { name: 'hidden company', value: company, readers: 'O' },
    { name: 'hidden domain', value: domain, readers: 'O' },
  ]
}

const secret = (name: string, value: string | null | undefined, readers = nobody) =>
  value ? [{ name, value, readers }] : []

/** Values that no response contains, or only those of the session's owner. */
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

/** Codes mailed to a newcomer and to O, and their stored hashes. */
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
