import Type, { type Static } from 'typebox'
import { call } from './call'

/** About what a person is mailed: messages they have not read, new contacts, links to their project requests. */
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
