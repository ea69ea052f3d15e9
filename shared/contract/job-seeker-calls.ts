import Type from 'typebox'
import { call, ChatIdParams, IdParams, Text } from './call'
import {
  Chat,
  JobSeeker,
  JobSeekerStats,
  Message,
  Notification,
  Project,
  Submission,
  Technology,
} from './entities'
import { MessagesQuery, ProfileUpdate, SendMessageBody, SendMessageQuery } from './shared-calls'

const text = Type.Optional(Type.String())

export const ProjectPayload = Type.Object({
  project: Type.Object({
    id: Type.Optional(Type.Number()),
    title: text,
    image: text,
    about: text,
    gitUrl: text,
    websiteUrl: text,
  }),
  technologies: Type.Optional(
    Type.Array(Type.Object({ id: Type.Optional(Type.Number()), name: text })),
  ),
})

export const jobSeekerCalls = {
  'GET /api/user/details': call({ access: 'jobseeker', response: JobSeeker }),
  'PUT /api/user/update': call({
    access: 'jobseeker',
    body: ProfileUpdate,
    response: Type.Object({ user: JobSeeker, token: Type.String() }),
  }),
  'GET /api/user/projects': call({ access: 'jobseeker', response: Type.Array(Project) }),
  'POST /api/user/projects': call({ access: 'jobseeker', body: ProjectPayload, response: Project }),
  'PUT /api/user/projects': call({ access: 'jobseeker', body: ProjectPayload, response: Project }),
  'DELETE /api/user/projects/:id': call({ access: 'jobseeker', params: IdParams, response: Text }),
  'GET /api/user/projects/:id/technologies': call({
    access: 'jobseeker',
    params: IdParams,
    response: Type.Array(Technology),
  }),
  'GET /api/user/techlist': call({ access: 'jobseeker', response: Type.Array(Technology) }),
  'POST /api/user/project-request/:id/send-link': call({
    access: 'jobseeker',
    params: IdParams,
    query: Type.Object({ gitHubLink: text }),
    body: Type.Optional(Type.Object({ gitHubLink: text })),
    response: Submission,
  }),
  'GET /api/user/project-request/:id/links': call({
    access: 'jobseeker',
    params: IdParams,
    response: Type.Array(Submission),
  }),
  'GET /api/user/chats': call({ access: 'jobseeker', response: Type.Array(Chat) }),
  'POST /api/user/chats/send': call({
    access: 'jobseeker',
    query: SendMessageQuery,
    body: SendMessageBody,
    response: Message,
  }),
  'GET /api/user/chats/messages/:chatId': call({
    access: 'jobseeker',
    params: ChatIdParams,
    query: MessagesQuery,
    response: Type.Array(Message),
  }),
  'GET /api/user/chats/user-check-new-message/:chatId': call({
    access: 'jobseeker',
    params: ChatIdParams,
    response: Type.Boolean(),
  }),
  'GET /api/user/chats/user-new-messages-count': call({
    access: 'jobseeker',
    response: Type.Integer(),
  }),
  'GET /api/user/notifications': call({
    access: 'jobseeker',
    response: Type.Array(Notification),
  }),
  'PUT /api/user/notifications/:id/seen': call({
    access: 'jobseeker',
    params: IdParams,
    response: Text,
  }),
  'GET /api/user/notifications/unseen-exist': call({
    access: 'jobseeker',
    response: Type.Boolean(),
  }),
  'GET /api/user/dashboard-stats': call({ access: 'jobseeker', response: JobSeekerStats }),
}
