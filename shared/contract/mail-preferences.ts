import Type, { type Static } from 'typebox'
import { call, content } from './call'
import { parameter } from './parameters'

/**
 * About what a person is mailed: messages they have not read, new contacts, and links: a recruiter of those that are sent to their
 * project requests, a job seeker of what became of their own.
 */
export const MailPreferences = Type.Object({
  messages: Type.Boolean(),
  contacts: Type.Boolean(),
  links: Type.Boolean(),
})
export type MailPreferences = Static<typeof MailPreferences>

const reading = { summary: 'Read about what I am mailed', response: MailPreferences }

/** What is left out stays as it is. */
const choosing = {
  summary: 'Choose about what I am mailed',
  body: Type.Object({
    messages: Type.Optional(Type.Boolean()),
    contacts: Type.Optional(Type.Boolean()),
    links: Type.Optional(Type.Boolean()),
  }),
  response: MailPreferences,
}

export const mailPreferenceCalls = {
  'GET /api/user/mail-preferences': call({ access: 'jobseeker', ...reading }),
  'GET /api/recruiter/mail-preferences': call({ access: 'recruiter', ...reading }),
  'PUT /api/user/mail-preferences': call({ access: 'jobseeker', ...choosing }),
  'PUT /api/recruiter/mail-preferences': call({ access: 'recruiter', ...choosing }),
}

const unsubscribing = {
  refusals: { 'not-found': 'The link is not one of ours.' },
  params: Type.Object({ token: parameter('What the link of the mail ends with.') }),
  response: content('text/html'),
}

/** The link in mails: a page for people, one click for mail programs. */
export const unsubscribeRoutes = {
  'GET /api/mail/unsubscribe/:token': call({
    access: 'public',
    summary: 'Ask whether mails shall stop',
    notes: 'Answers a page. Nothing changes.',
    ...unsubscribing,
  }),
  'POST /api/mail/unsubscribe/:token': call({
    access: 'public',
    summary: 'Stop mails about messages, contacts and links',
    notes: 'The one click of RFC 8058; what the body says does not matter.',
    ...unsubscribing,
  }),
}
