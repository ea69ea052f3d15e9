import Type, { type Static } from 'typebox'
import { call } from './call'

/** BCP 47 tags of the languages of accounts and of the mails to them; the first is that of the sources. */
export const languages = ['en', 'he'] as const

export const Language = Type.Union([Type.Literal('en'), Type.Literal('he')])
export type Language = Static<typeof Language>

const LanguageChoice = Type.Object({ language: Language })

const choosing = {
  summary: 'Choose the language of my account',
  notes:
    'Mails and pushes to me are in it, and browsers without a choice of their own from my next login on.',
  body: LanguageChoice,
  response: LanguageChoice,
}

export const languageCalls = {
  'PUT /api/user/language': call({ access: 'jobseeker', ...choosing }),
  'PUT /api/recruiter/language': call({ access: 'recruiter', ...choosing }),
}
