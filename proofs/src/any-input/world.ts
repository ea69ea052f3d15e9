import type {
  CallName,
  ContactStage,
  Notification,
  PushDevice,
  SavedFilter,
  UploadedImage,
} from '@swipefolio/shared/contract'
import {
  call,
  connect,
  decide,
  storeReview,
  type LoggedIn,
  postRequest,
  publishProject,
  reveal,
  startAnotherSession,
  submitLink,
  succeed,
  type TestServer,
} from '@swipefolio/server/testing'
import { pushSubscription, smallPicture } from './values'

/** Two people with one of each entity that calls refer to, and their ids. */
export interface World {
  people: Record<'jobseeker' | 'recruiter', LoggedIn>
  ids: Record<
    | 'project'
    | 'request'
    | 'link'
    | 'chat'
    | 'notification'
    | 'account'
    | 'review'
    | 'session'
    | 'filter'
    | 'stage',
    number[]
  > & { device: string[]; page: string[] }
  emails: string[]
  /** The URL of a picture of the job seeker. */
  image: string
}

export async function createWorld(server: TestServer): Promise<World> {
  const seeker = await server.logIn('jobseeker')
  const recruiter = await server.logIn('recruiter')
  const chat = await connect(server, recruiter, seeker)
  const liked = await publishProject(server, seeker, { title: 'Liked' })
  const saved = await publishProject(server, seeker, { title: 'Saved' })
  const passed = await publishProject(server, seeker, { title: 'Passed' })
  const unseen = await publishProject(server, seeker, { title: 'Unseen' })
  await succeed(decide(server, recruiter, liked.id, 'LIKED'))
  await succeed(decide(server, recruiter, saved.id, 'SAVED'))
  await succeed(decide(server, recruiter, passed.id, 'UNLIKED'))
  const request = await postRequest(server, recruiter)
  const link = await submitLink(server, seeker, request.id)
  const revealed = await submitLink(server, seeker, request.id, 'https://github.com/kelp/rope')
  await reveal(server, recruiter, revealed)
  const notifications = await Promise.all([
    succeed(call(server, 'GET /api/user/notifications', seeker)),
    succeed(call(server, 'GET /api/recruiter/notifications', recruiter)),
  ])
  const review = await storeReview(server, seeker, 'rope')
  const recruiterReview = await storeReview(server, recruiter, 'rope')
  const uploaded = await succeed(
    call(server, 'POST /api/user/images', seeker, {
      body: smallPicture,
      headers: { 'content-type': 'image/png' },
    }),
  )
  const device = await succeed(
    call(server, 'PUT /api/user/push-devices', seeker, { body: pushSubscription }),
  )
  const recruiterDevice = await succeed(
    call(server, 'PUT /api/recruiter/push-devices', recruiter, {
      body: { ...pushSubscription, endpoint: `${pushSubscription.endpoint}-2` },
    }),
  )
  const filter = await succeed(
    call(server, 'POST /api/recruiter/saved-filters', recruiter, {
      body: { name: 'Ropes', technologyIds: [1] },
    }),
  )
  const stages = await succeed(call(server, 'GET /api/recruiter/contact-stages', recruiter))
  const handle = `rope-${seeker.account.id}`
  await succeed(call(server, 'PUT /api/user/public-page', seeker, { body: { isOn: true, handle } }))
  return {
    people: { jobseeker: seeker, recruiter },
    ids: {
      project: [liked.id, saved.id, passed.id, unseen.id],
      request: [request.id],
      link: [link, revealed],
      chat: [chat.id],
      notification: notifications.flatMap((answer) =>
        answer.json<Notification[]>().map(({ id }) => id),
      ),
      review: [review, recruiterReview],
      device: [device, recruiterDevice].map((answer) => answer.json<PushDevice>().id),
      session: [
        await startAnotherSession(server, seeker),
        await startAnotherSession(server, recruiter),
      ],
      account: [seeker.account.id, recruiter.account.id],
      filter: [filter.json<SavedFilter>().id],
      stage: stages.json<ContactStage[]>().map(({ id }) => id),
      page: [handle],
    },
    image: uploaded.json<UploadedImage>().image,
    emails: [seeker.account.email, recruiter.account.email],
  }
}

const kinds = [
  [/ai-reviews/, 'review'],
  [/sessions/, 'session'],
  [/push-devices/, 'device'],
  [/notifications/, 'notification'],
  [/chats/, 'chat'],
  [/project-?requests?/i, 'request'],
  [/reveal|\/verdict$/, 'link'],
  [/saved-filters/, 'filter'],
  [/contact-stages/, 'stage'],
  [/public-pages/, 'page'],
  [/(\/|liked-)projects/, 'project'],
] as const

/** The ids of the entities that a call refers to. */
export function idsFor({ ids }: World, name: CallName): (number | string)[] {
  const [, kind] = kinds.find(([pattern]) => pattern.test(name)) ?? [undefined, 'account' as const]
  return ids[kind]
}
