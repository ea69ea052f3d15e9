import { call, ChatIdParams, EventStream, Text } from './call'
import { MailPreferences } from './entities'
import { MailPreferencesPayload } from './shared-calls'

/** How both roles hear of what is new: at once by a stream, later by mail. */
export const liveCalls = {
  'GET /api/user/events': call({
    access: 'jobseeker',
    summary: 'Be told at once of messages, notifications and what else changes',
    response: EventStream,
  }),
  'POST /api/user/chats/:chatId/typing': call({
    access: 'jobseeker',
    summary: 'Tell the other side of a chat that I am typing',
    params: ChatIdParams,
    response: Text,
  }),
  'GET /api/user/mail-preferences': call({
    access: 'jobseeker',
    summary: 'Read about what I am mailed',
    response: MailPreferences,
  }),
  'PUT /api/user/mail-preferences': call({
    access: 'jobseeker',
    summary: 'Choose about what I am mailed',
    body: MailPreferencesPayload,
    response: MailPreferences,
  }),
  'GET /api/recruiter/events': call({
    access: 'recruiter',
    summary: 'Be told at once of messages, notifications and what else changes',
    response: EventStream,
  }),
  'POST /api/recruiter/chats/:chatId/typing': call({
    access: 'recruiter',
    summary: 'Tell the other side of a chat that I am typing',
    params: ChatIdParams,
    response: Text,
  }),
  'GET /api/recruiter/mail-preferences': call({
    access: 'recruiter',
    summary: 'Read about what I am mailed',
    response: MailPreferences,
  }),
  'PUT /api/recruiter/mail-preferences': call({
    access: 'recruiter',
    summary: 'Choose about what I am mailed',
    body: MailPreferencesPayload,
    response: MailPreferences,
  }),
}
