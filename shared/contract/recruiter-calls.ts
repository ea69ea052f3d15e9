import Type from 'typebox'
import { call, ChatIdParams, IdParams, Text } from './call'
import {
  Chat,
  JobSeeker,
  Link,
  Message,
  Notification,
  Project,
  ProjectRequest,
  Recruiter,
  RecruiterStats,
  Technology,
  UnseenProject,
  UserWithProjects,
} from './entities'
import {
  DecisionQuery,
  MessagesQuery,
  ProfileUpdate,
  SendMessageBody,
  SendMessageQuery,
} from './shared-calls'

const text = Type.Optional(Type.String())

export const ProjectRequestPayload = Type.Object({
  id: Type.Optional(Type.Number()),
  title: text,
  mission: text,
  positionOffer: text,
  endDate: text,
})

export const recruiterCalls = {
  'GET /api/recruiter/details': call({ access: 'recruiter', response: Recruiter }),
  'PUT /api/recruiter/update': call({
    access: 'recruiter',
    body: ProfileUpdate,
    response: Type.Object({ user: Recruiter, token: Type.String() }),
  }),
  /** One project, or a list when `limit` is given; null (204) when none is left. */
  'GET /api/recruiter/projects/unseen': call({
    access: 'recruiter',
    query: Type.Object({ limit: text }),
    response: Type.Union([UnseenProject, Type.Array(UnseenProject), Type.Null()]),
  }),
  'POST /api/recruiter/projects/:id': call({
    access: 'recruiter',
    params: IdParams,
    query: DecisionQuery,
    response: Text,
  }),
  /** Takes an UNLIKED or SAVED back: the project is unseen again. */
  'DELETE /api/recruiter/projects/:id/decision': call({
    access: 'recruiter',
    params: IdParams,
    response: Text,
  }),
  'GET /api/recruiter/projects/:id/technologies': call({
    access: 'recruiter',
    params: IdParams,
    response: Type.Array(Technology),
  }),
  'GET /api/recruiter/projects/saved': call({
    access: 'recruiter',
    response: Type.Array(Project),
  }),
  'PUT /api/recruiter/projects/saved/:id/decision': call({
    access: 'recruiter',
    params: IdParams,
    query: DecisionQuery,
    response: Text,
  }),
  'GET /api/recruiter/chats': call({ access: 'recruiter', response: Type.Array(Chat) }),
  'POST /api/recruiter/chats/send': call({
    access: 'recruiter',
    query: SendMessageQuery,
    body: SendMessageBody,
    response: Message,
  }),
  'GET /api/recruiter/chats/messages/:chatId': call({
    access: 'recruiter',
    params: ChatIdParams,
    query: MessagesQuery,
    response: Type.Array(Message),
  }),
  'GET /api/recruiter/chats/:chatId/new-message-exist': call({
    access: 'recruiter',
    params: ChatIdParams,
    response: Type.Boolean(),
  }),
  'GET /api/recruiter/chats/recruiter-new-messages-count': call({
    access: 'recruiter',
    response: Type.Integer(),
  }),
  'POST /api/recruiter/projectRequests': call({
    access: 'recruiter',
    body: ProjectRequestPayload,
    response: ProjectRequest,
  }),
  'PUT /api/recruiter/projectRequests': call({
    access: 'recruiter',
    body: ProjectRequestPayload,
    response: ProjectRequest,
  }),
  'DELETE /api/recruiter/projectRequests/:id': call({
    access: 'recruiter',
    params: IdParams,
    response: Text,
  }),
  'GET /api/recruiter/projectRequests': call({
    access: 'recruiter',
    response: Type.Array(ProjectRequest),
  }),
  'GET /api/recruiter/projectRequests/:id/links': call({
    access: 'recruiter',
    params: IdParams,
    response: Type.Array(Link),
  }),
  /** The id is the link's. Revealing makes the contact and the chat; repeating is harmless. */
  'GET /api/recruiter/revealLinkOwner/:id': call({
    access: 'recruiter',
    params: IdParams,
    response: Link,
  }),
  /** The id is the link's. */
  'GET /api/recruiter/revealed-user/:id': call({
    access: 'recruiter',
    params: IdParams,
    response: JobSeeker,
  }),
  'GET /api/recruiter/user-with-projects/:id': call({
    access: 'recruiter',
    params: IdParams,
    response: UserWithProjects,
  }),
  'GET /api/recruiter/contacts': call({ access: 'recruiter', response: Type.Array(JobSeeker) }),
  'GET /api/recruiter/notifications': call({
    access: 'recruiter',
    response: Type.Array(Notification),
  }),
  'PUT /api/recruiter/notifications/:id/seen': call({
    access: 'recruiter',
    params: IdParams,
    response: Text,
  }),
  'GET /api/recruiter/notifications/unseen-exist': call({
    access: 'recruiter',
    response: Type.Boolean(),
  }),
  'GET /api/recruiter/dashboard-stats': call({ access: 'recruiter', response: RecruiterStats }),
}
