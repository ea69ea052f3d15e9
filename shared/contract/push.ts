import Type, { type Static } from 'typebox'
import { call, Text } from './call'
import { MailPreferences } from './mail-preferences'
import { parameter } from './parameters'

/** What is pushed to a device: the kinds of news that mails are about. */
export const PushDevice = Type.Object({
  /** The SHA-256 of the endpoint as base64url, by which a browser finds itself. */
  id: Type.String(),
  ...MailPreferences.properties,
})
export type PushDevice = Static<typeof PushDevice>

const reading = {
  summary: 'List what is pushed to my devices',
  response: Type.Object({
    /** What browsers subscribe with; empty where the server sends no pushes. */
    publicKey: Type.String(),
    devices: Type.Array(PushDevice),
  }),
}

const subscribing = {
  summary: 'Have news pushed to this device',
  notes: 'Kinds that are left out stay as they are; for a new device they are wanted.',
  refusals: { 'invalid-input': 'It is no subscription of a browser.' },
  body: Type.Object({
    endpoint: Type.Optional(Type.String()),
    p256dh: Type.Optional(Type.String()),
    auth: Type.Optional(Type.String()),
    messages: Type.Optional(Type.Boolean()),
    contacts: Type.Optional(Type.Boolean()),
    links: Type.Optional(Type.Boolean()),
  }),
  response: PushDevice,
}

const ending = {
  summary: 'Have nothing pushed to a device any more',
  params: Type.Object({ id: parameter('The id of the device.') }),
  response: Text,
}

export const pushCalls = {
  'GET /api/user/push-devices': call({ access: 'jobseeker', ...reading }),
  'GET /api/recruiter/push-devices': call({ access: 'recruiter', ...reading }),
  'PUT /api/user/push-devices': call({ access: 'jobseeker', ...subscribing }),
  'PUT /api/recruiter/push-devices': call({ access: 'recruiter', ...subscribing }),
  'DELETE /api/user/push-devices/:id': call({ access: 'jobseeker', ...ending }),
  'DELETE /api/recruiter/push-devices/:id': call({ access: 'recruiter', ...ending }),
}
