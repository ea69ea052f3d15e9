import Type, { type Static } from 'typebox'
import { call, Text } from './call'
import { idOf, PageQuery } from './parameters'
import { Id, Instant } from './scalars'

export const NotificationType = Type.Union([
  Type.Literal('MESSAGE'),
  Type.Literal('CHAT'),
  Type.Literal('LINK'),
])
export type NotificationType = Static<typeof NotificationType>

/** `typeReferenceId`: the chat for CHAT and MESSAGE, for LINK the project request of a recruiter, or the own link of a job seeker. */
export const Notification = Type.Object({
  id: Id,
  notificationType: NotificationType,
  message: Type.String(),
  createdAt: Instant,
  seen: Type.Boolean(),
  typeReferenceId: Id,
})
export type Notification = Static<typeof Notification>

const list = {
  summary: 'List my notifications, newest first',
  query: PageQuery,
  response: Type.Array(Notification),
}

const marking = {
  summary: 'Mark a notification as seen',
  params: idOf('notification'),
  response: Text,
}

const checking = {
  summary: 'Tell whether there are unseen notifications',
  response: Type.Boolean(),
}

export const notificationCalls = {
  'GET /api/user/notifications': call({ access: 'jobseeker', ...list }),
  'GET /api/recruiter/notifications': call({ access: 'recruiter', ...list }),
  'PUT /api/user/notifications/:id/seen': call({ access: 'jobseeker', ...marking }),
  'PUT /api/recruiter/notifications/:id/seen': call({ access: 'recruiter', ...marking }),
  'GET /api/user/notifications/unseen-exist': call({ access: 'jobseeker', ...checking }),
  'GET /api/recruiter/notifications/unseen-exist': call({ access: 'recruiter', ...checking }),
}
