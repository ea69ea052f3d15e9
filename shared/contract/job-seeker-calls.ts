import Type from 'typebox'
import { call, ChatIdParams, IdParams, PageQuery, Text } from './call'
import {
  Chat,
  JobSeeker,
  JobSeekerStats,
  Message,
  Notification,
  Privacy,
  Project,
  SentLink,
  Submission,
  Technology,
  UploadedImage,
} from './entities'
import {
  AccountExport,
  DeletionBody,
  MessagesQuery,
  ProfileUpdate,
  ReportBody,
  SendMessageBody,
  SendMessageQuery,
} from './shared-calls'

const text = Type.Optional(Type.String())

export const ProjectPayload = Type.Object({
  project: Type.Object({
    id: Type.Optional(Type.Number()),
    title: text,
    image: text,
    about: text,
    imageAlt: text,
    gitUrl: text,
    websiteUrl: text,
  }),
  technologies: Type.Optional(
    Type.Array(Type.Object({ id: Type.Optional(Type.Number()), name: text })),
  ),
})

export const PrivacyPayload = Type.Object({
  paused: Type.Optional(Type.Boolean()),
  hiddenCompanies: Type.Optional(Type.Array(Type.String())),
})

export const jobSeekerCalls = {
  'GET /api/user/details': call({
    access: 'jobseeker',
    summary: 'Read my account',
    response: JobSeeker,
  }),
  'PUT /api/user/update': call({
    access: 'jobseeker',
    summary: 'Change my name or password; answers a new token, too',
    body: ProfileUpdate,
    response: Type.Object({ user: JobSeeker, token: Type.String() }),
  }),
  'GET /api/user/projects': call({
    access: 'jobseeker',
    summary: 'List my projects, newest first',
    query: PageQuery,
    response: Type.Array(Project),
  }),
  'POST /api/user/projects': call({
    access: 'jobseeker',
    summary: 'Publish a project',
    body: ProjectPayload,
    response: Project,
  }),
  'PUT /api/user/projects': call({
    access: 'jobseeker',
    summary: 'Change a project of mine',
    body: ProjectPayload,
    response: Project,
  }),
  'DELETE /api/user/projects/:id': call({
    access: 'jobseeker',
    summary: 'Delete a project of mine',
    params: IdParams,
    response: Text,
  }),
  'GET /api/user/projects/:id/technologies': call({
    access: 'jobseeker',
    summary: 'List the technologies of a project of mine',
    params: IdParams,
    response: Type.Array(Technology),
  }),
  'GET /api/user/techlist': call({
    access: 'jobseeker',
    summary: 'List all technologies',
    response: Type.Array(Technology),
  }),
  'POST /api/user/project-request/:id/send-link': call({
    access: 'jobseeker',
    summary: 'Submit a repository to a project request',
    params: IdParams,
    query: Type.Object({ gitHubLink: text }),
    body: Type.Optional(Type.Object({ gitHubLink: text })),
    response: Submission,
  }),
  'GET /api/user/project-request/:id/links': call({
    access: 'jobseeker',
    summary: 'List my submissions to a project request',
    params: IdParams,
    response: Type.Array(Submission),
  }),
  'GET /api/user/submissions': call({
    access: 'jobseeker',
    summary: 'List all my submissions, newest first, each with its project request',
    query: PageQuery,
    response: Type.Array(SentLink),
  }),
  'GET /api/user/chats': call({
    access: 'jobseeker',
    summary: 'List my chats, the latest first, each with its newest messages',
    query: PageQuery,
    response: Type.Array(Chat),
  }),
  'POST /api/user/chats/send': call({
    access: 'jobseeker',
    summary: 'Send a message; the same client key stores it once',
    query: SendMessageQuery,
    body: SendMessageBody,
    response: Message,
  }),
  'GET /api/user/chats/messages/:chatId': call({
    access: 'jobseeker',
    summary: 'Read messages of a chat, oldest first; they count as read from then on',
    params: ChatIdParams,
    query: MessagesQuery,
    response: Type.Array(Message),
  }),
  'GET /api/user/chats/user-check-new-message/:chatId': call({
    access: 'jobseeker',
    summary: 'Tell whether a chat has messages that I have not read',
    params: ChatIdParams,
    response: Type.Boolean(),
  }),
  'GET /api/user/chats/user-new-messages-count': call({
    access: 'jobseeker',
    summary: 'Count the messages that I have not read',
    response: Type.Integer(),
  }),
  'GET /api/user/notifications': call({
    access: 'jobseeker',
    summary: 'List my notifications, newest first',
    query: PageQuery,
    response: Type.Array(Notification),
  }),
  'PUT /api/user/notifications/:id/seen': call({
    access: 'jobseeker',
    summary: 'Mark a notification as seen',
    params: IdParams,
    response: Text,
  }),
  'GET /api/user/notifications/unseen-exist': call({
    access: 'jobseeker',
    summary: 'Tell whether there are unseen notifications',
    response: Type.Boolean(),
  }),
  'GET /api/user/dashboard-stats': call({
    access: 'jobseeker',
    summary: 'Count my projects, contacts and what recruiters decided',
    response: JobSeekerStats,
  }),
  'POST /api/user/images': call({
    access: 'jobseeker',
    summary: 'Upload an image for a project',
    rawBody: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    response: UploadedImage,
  }),
  'GET /api/user/privacy': call({
    access: 'jobseeker',
    summary: 'Read from whom I am hidden',
    response: Privacy,
  }),
  'PUT /api/user/privacy': call({
    access: 'jobseeker',
    summary: 'Pause my profile or hide from companies',
    body: PrivacyPayload,
    response: Privacy,
  }),
  'GET /api/user/export': call({
    access: 'jobseeker',
    summary: 'Export everything that Swipefolio holds of me',
    response: AccountExport,
  }),
  'DELETE /api/user/account': call({
    access: 'jobseeker',
    summary: 'Delete my account; what I wrote in chats stays with the other side, without my name',
    body: DeletionBody,
    response: Text,
  }),
  'PUT /api/user/chats/:chatId/block': call({
    access: 'jobseeker',
    summary: 'Block the other side of a chat',
    params: ChatIdParams,
    response: Text,
  }),
  'DELETE /api/user/chats/:chatId/block': call({
    access: 'jobseeker',
    summary: 'Take a block back',
    params: ChatIdParams,
    response: Text,
  }),
  'POST /api/user/chats/:chatId/report': call({
    access: 'jobseeker',
    summary: 'Report the other side of a chat',
    params: ChatIdParams,
    body: ReportBody,
    response: Text,
  }),
}
