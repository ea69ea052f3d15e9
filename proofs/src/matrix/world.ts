import type { Chat, Notification, Submission } from '@swipefolio/shared/contract'
import { randomBytes } from 'node:crypto'
import {
  call,
  decide,
  storeReadme,
  storeReview,
  type LoggedIn,
  postRequest,
  publishProject,
  reveal,
  sendAnswer,
  submitLink,
  storePortrait,
  storePushDevice,
  succeed,
  type TestServer,
} from '@swipefolio/server/testing'

/** The relation of the recruiter R to the job seeker O, who has sent R two links; at the last stage O has blocked R. */
export const stages = ['strangers', 'liked', 'revealed', 'blocked'] as const
export type Stage = (typeof stages)[number]

/**
 * O: a job seeker who owns one of everything. X: another job seeker. R: the recruiter who is O's contact.
 * U: a recruiter who is not. V: an older contact of O who makes no calls.
 */
export type PersonName = 'O' | 'X' | 'R' | 'U' | 'V'

/** What was made for a call that must be refused, which leaves it to the next one. */
interface Unused {
  made: string
  names: Record<string, number | string>
}

export interface World {
  server: TestServer
  stage: Stage
  /** In every name, text and URL of this world and of no other. */
  tag: string
  people: Record<PersonName, LoggedIn>
  /** The values of `{name}` in templates. */
  objects: Record<string, number | string>
  unused?: Unused
}

/** People and entities with unique texts. */
export async function createWorld(server: TestServer, stage: Stage): Promise<World> {
  const tag = randomBytes(5).toString('hex')
  const people = await createPeople(server, tag)
  const world: World = { server, stage, tag, people, objects: {} }
  await createProfile(world)
  await createProjects(world)
  await createPublicPages(world)
  await createLinks(world)
  await createReviews(world)
  await createReadme(world)
  await createSavedFilter(world)
  Object.assign(world.objects, {
    pushDevice: await storePushDevice(server, people.O),
    recruiterPushDevice: await storePushDevice(server, people.R),
  })
  const chatWithV = await connect(world, 'V', 'projectLikedByV')
  await converse(world, chatWithV, 'V')
  let chat = chatWithV
  if (stage !== 'strangers') {
    chat = await connect(world, 'R', 'likedProject')
    await converse(world, chat, 'R')
    await keepDesk(world)
  }
  if (stage === 'revealed' || stage === 'blocked') {
    await reveal(server, people.R, Number(world.objects.link))
  }
  const notifications = {
    notification: await newestNotification(world, 'O', 'user'),
    recruiterNotification: await newestNotification(world, 'R', 'recruiter'),
  }
  Object.assign(world.objects, notifications, { chat, chatWithV })
  if (stage === 'blocked')
    await succeed(call(server, `PUT /api/user/chats/${chat}/block`, people.O))
  return world
}

async function createPeople(server: TestServer, tag: string) {
  const person = (name: PersonName, role: 'jobseeker' | 'recruiter') =>
    server.logIn(role, {
      email: `mail${name.toLowerCase()}${tag}@example.org`,
      first_name: `First${name}${tag}`,
      last_name: `Last${name}${tag}`,
      company_name: role === 'recruiter' ? `Company${name}${tag}` : '',
    })
  return {
    O: await person('O', 'jobseeker'),
    X: await person('X', 'jobseeker'),
    R: await person('R', 'recruiter'),
    U: await person('U', 'recruiter'),
    V: await person('V', 'recruiter'),
  }
}

/** What O says of themselves, which nobody reads before a like or a reveal. */
async function createProfile({ server, tag, people: { O }, objects }: World) {
  objects.portrait = await storePortrait(server, O)
  const body = {
    headline: `Headline${tag}`,
    about: `Self${tag}`,
    place: `Place${tag}`,
    availability: 'open',
    languages: [`Language${tag}`],
    links: [{ label: `Label${tag}`, url: `https://elsewhere${tag}.example/` }],
    image: objects.portrait,
    publicFields: ['headline'],
  }
  await succeed(call(server, 'PUT /api/user/profile', O, { body }))
}

async function createProjects({ server, tag, people, objects }: World) {
  for (const name of [
    'projectLikedByV',
    'likedProject',
    'savedProject',
    'passedProject',
    'project',
  ]) {
    const project = await publishProject(server, people.O, {
      title: `Title${name}${tag}`,
      websiteUrl: `https://${name}${tag}.example`,
    })
    objects[name] = project.id
  }
  const foreign = await publishProject(server, people.X, { title: `TitleOfX${tag}` })
  objects.projectOfX = foreign.id
  await succeed(decide(server, people.R, Number(objects.savedProject), 'SAVED'))
  await succeed(decide(server, people.R, Number(objects.passedProject), 'UNLIKED'))
}

/** O's page shows the name, the headline and one project; that of X is off. */
async function createPublicPages({ server, tag, people: { O, X }, objects }: World) {
  objects.pageHandle = `page-${tag}`
  objects.offHandle = `off-${tag}`
  const put = (person: LoggedIn, body: object) =>
    succeed(call(server, 'PUT /api/user/public-page', person, { body }))
  await put(O, { isOn: true, handle: objects.pageHandle, projectIds: [objects.project] })
  await put(X, { handle: objects.offHandle, projectIds: [objects.projectOfX] })
}

async function createLinks({ server, tag, people, objects }: World) {
  const { id } = await postRequest(server, people.R)
  objects.request = id
  const addressOf = (name: string) => `https://github.com/kelp-and-co/${name}${tag}`
  objects.link = await submitLink(server, people.O, id, addressOf('link'))
  const project = { title: `TitlesentProject${tag}`, gitUrl: addressOf('hiddenLink') }
  objects.sentProject = (await publishProject(server, people.O, project)).id
  const answer = { projectId: objects.sentProject, note: `Note${tag}` }
  const sent = await succeed(sendAnswer(server, people.O, id, answer))
  objects.hiddenLink = sent.json<Submission>().id
}

async function createReviews({ server, tag, people, objects }: World) {
  objects.review = await storeReview(server, people.O, `reviewOfO${tag}`)
  objects.recruiterReview = await storeReview(server, people.R, `reviewOfR${tag}`)
}

/** It names its author, which nobody reads before a like or a reveal. */
async function createReadme({ server, tag, people: { O }, objects }: World) {
  const projectId = Number(objects.likedProject)
  objects.readme = await storeReadme(server, O, { projectId, text: `Readme${tag}` })
}

async function createSavedFilter({ server, tag, people, objects }: World) {
  const body = { name: `FilterOfR${tag}`, technologyIds: [1] }
  const answer = await succeed(
    call(server, 'POST /api/recruiter/saved-filters', people.R, { body }),
  )
  objects.savedFilter = answer.json<{ id: number }>().id
}

async function connect({ server, people, objects }: World, name: 'R' | 'V', project: string) {
  await succeed(decide(server, people[name], Number(objects[project]), 'LIKED'))
  const chats = await succeed(call(server, 'GET /api/recruiter/chats', people[name]))
  const [chat] = chats.json<Chat[]>()
  if (!chat) throw new Error('A like made no chat')
  return chat.id
}

async function converse({ server, tag, people }: World, chatId: number, name: 'R' | 'V') {
  const send = (side: string, from: 'O' | 'R' | 'V', to: string) =>
    succeed(
      call(server, `POST /api/${side}/chats/send`, people[from], {
        body: {
          id: chatId,
          message: `Text${from}to${to}${tag}`,
          clientKey: `key${from}to${to}${tag}`,
        },
      }),
    )
  await send('recruiter', name, 'O')
  await send('user', 'O', name)
}

/** What R keeps about O, and nobody else is shown. */
async function keepDesk({ server, tag, people: { O, R } }: World) {
  const body = {
    note: `NoteOfR${tag}`,
    noteVersion: 0,
    tags: [`TagOfR${tag}`],
    nextStep: `StepOfR${tag}`,
    nextStepOn: '2020-01-01',
  }
  await succeed(call(server, `PUT /api/recruiter/contacts/${O.account.id}/desk`, R, { body }))
  const stage = { body: { name: `StageOfR${tag}` } }
  await succeed(call(server, 'PUT /api/recruiter/contact-stages/2', R, stage))
}

async function newestNotification({ server, people }: World, name: 'O' | 'R', side: string) {
  const answer = await succeed(call(server, `GET /api/${side}/notifications`, people[name]))
  const [newest] = answer.json<Notification[]>()
  if (!newest) throw new Error('Nobody was told')
  return newest.id
}
