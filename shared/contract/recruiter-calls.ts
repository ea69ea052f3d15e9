import Type from 'typebox'
import { call, ChatIdParams, IdParams, PageQuery, SearchQuery, Text } from './call'
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
  AccountExport,
  DecisionQuery,
  DeletionBody,
  MessagesQuery,
  ProfileUpdate,
  ReportBody,
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
  'GET /api/recruiter/details': call({
    access: 'recruiter',
    summary: 'Read my account',
    response: Recruiter,
  }),
  'PUT /api/recruiter/update': call({
    access: 'recruiter',
    summary: 'Change my name, company or password; answers a new token, too',
    body: ProfileUpdate,
    response: Type.Object({ user: Recruiter, token: Type.String() }),
  }),
  /** One project, or a list when `limit` is given; of the technologies of `tech`, if any (ids, comma-separated); null (204) when none is left. */
  'GET /api/recruiter/projects/unseen': call({
    access: 'recruiter',
    summary: 'Read the next projects that I have not decided on, newest first',
    query: Type.Object({ limit: text, tech: text }),
    response: Type.Union([UnseenProject, Type.Array(UnseenProject), Type.Null()]),
  }),
  'POST /api/recruiter/projects/:id': call({
    access: 'recruiter',
    summary: 'Like, pass or save a project',
    params: IdParams,
    query: DecisionQuery,
    response: Text,
  }),
  /** Takes an UNLIKED or SAVED back: the project is unseen again. */
  'DELETE /api/recruiter/projects/:id/decision': call({
    access: 'recruiter',
    summary: 'Take back a pass or a save: the project is unseen again',
    params: IdParams,
    response: Text,
  }),
  'GET /api/recruiter/projects/:id/technologies': call({
    access: 'recruiter',
    summary: 'List the technologies of a project',
    params: IdParams,
    response: Type.Array(Technology),
  }),
  'GET /api/recruiter/projects/saved': call({
    access: 'recruiter',
    summary: 'List the projects that I saved, the latest first',
    query: PageQuery,
    response: Type.Array(Project),
  }),
  'PUT /api/recruiter/projects/saved/:id/decision': call({
    access: 'recruiter',
    summary: 'Decide on a saved project',
    params: IdParams,
    query: DecisionQuery,
    response: Text,
  }),
  'GET /api/recruiter/chats': call({
    access: 'recruiter',
    summary: 'List my chats, the latest first, each with its newest messages',
    query: PageQuery,
    response: Type.Array(Chat),
  }),
  'POST /api/recruiter/chats/send': call({
    access: 'recruiter',
    summary: 'Send a message; the same client key stores it once',
    query: SendMessageQuery,
    body: SendMessageBody,
    response: Message,
  }),
  'GET /api/recruiter/chats/messages/:chatId': call({
    access: 'recruiter',
    summary: 'Read messages of a chat, oldest first; they count as read from then on',
    params: ChatIdParams,
    query: MessagesQuery,
    response: Type.Array(Message),
  }),
  'GET /api/recruiter/chats/:chatId/new-message-exist': call({
    access: 'recruiter',
    summary: 'Tell whether a chat has messages that I have not read',
    params: ChatIdParams,
    response: Type.Boolean(),
  }),
  'GET /api/recruiter/chats/recruiter-new-messages-count': call({
    access: 'recruiter',
    summary: 'Count the messages that I have not read',
    response: Type.Integer(),
  }),
  'POST /api/recruiter/projectRequests': call({
    access: 'recruiter',
    summary: 'Post a project request',
    body: ProjectRequestPayload,
    response: ProjectRequest,
  }),
  'PUT /api/recruiter/projectRequests': call({
    access: 'recruiter',
    summary: 'Change a project request of mine',
    body: ProjectRequestPayload,
    response: ProjectRequest,
  }),
  'DELETE /api/recruiter/projectRequests/:id': call({
    access: 'recruiter',
    summary: 'Delete a project request of mine with its links',
    params: IdParams,
    response: Text,
  }),
  'GET /api/recruiter/projectRequests': call({
    access: 'recruiter',
    summary: 'List my project requests, open ones first',
    query: PageQuery,
    response: Type.Array(ProjectRequest),
  }),
  'GET /api/recruiter/projectRequests/:id/links': call({
    access: 'recruiter',
    summary: 'List the links submitted to a project request of mine',
    params: IdParams,
    query: PageQuery,
    response: Type.Array(Link),
  }),
  /** The id is the link's. Revealing makes the contact and the chat; repeating is harmless. */
  'GET /api/recruiter/revealLinkOwner/:id': call({
    access: 'recruiter',
    summary: 'Reveal who submitted a link; makes the contact and the chat',
    params: IdParams,
    response: Link,
  }),
  /** The id is the link's. */
  'GET /api/recruiter/revealed-user/:id': call({
    access: 'recruiter',
    summary: 'Read the owner of a revealed link',
    params: IdParams,
    response: JobSeeker,
  }),
  'GET /api/recruiter/user-with-projects/:id': call({
    access: 'recruiter',
    summary: 'Read the profile and the projects of a contact',
    params: IdParams,
    response: UserWithProjects,
  }),
  'GET /api/recruiter/contacts': call({
    access: 'recruiter',
    summary: 'List my contacts by name',
    query: SearchQuery,
    response: Type.Array(JobSeeker),
  }),
  'GET /api/recruiter/notifications': call({
    access: 'recruiter',
    summary: 'List my notifications, newest first',
    query: PageQuery,
    response: Type.Array(Notification),
  }),
  'PUT /api/recruiter/notifications/:id/seen': call({
    access: 'recruiter',
    summary: 'Mark a notification as seen',
    params: IdParams,
    response: Text,
  }),
  'GET /api/recruiter/notifications/unseen-exist': call({
    access: 'recruiter',
    summary: 'Tell whether there are unseen notifications',
    response: Type.Boolean(),
  }),
  'GET /api/recruiter/dashboard-stats': call({
    access: 'recruiter',
    summary: 'Count my decisions, contacts and received links',
    response: RecruiterStats,
  }),
  'GET /api/recruiter/techlist': call({
    access: 'recruiter',
    summary: 'List all technologies',
    response: Type.Array(Technology),
  }),
  'GET /api/recruiter/projects/passed': call({
    access: 'recruiter',
    summary: 'List the projects that I passed, the latest first',
    query: PageQuery,
    response: Type.Array(Project),
  }),
  'GET /api/recruiter/export': call({
    access: 'recruiter',
    summary: 'Export everything that Swipefolio holds of me',
    response: AccountExport,
  }),
  'DELETE /api/recruiter/account': call({
    access: 'recruiter',
    summary: 'Delete my account; what I wrote in chats stays with the other side, without my name',
    body: DeletionBody,
    response: Text,
  }),
  'PUT /api/recruiter/chats/:chatId/block': call({
    access: 'recruiter',
    summary: 'Block the other side of a chat',
    params: ChatIdParams,
    response: Text,
  }),
  'DELETE /api/recruiter/chats/:chatId/block': call({
    access: 'recruiter',
    summary: 'Take a block back',
    params: ChatIdParams,
    response: Text,
  }),
  'POST /api/recruiter/chats/:chatId/report': call({
    access: 'recruiter',
    summary: 'Report the other side of a chat',
    params: ChatIdParams,
    body: ReportBody,
    response: Text,
  }),
}
