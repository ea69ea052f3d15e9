import Type from 'typebox'
import { call, Text } from './call'
import { secondFactorProof } from './second-factor'

/** Everything that an account holds, in sections; meant for people and for other programs. */
const AccountExport = Type.Object({
  exportedAt: Type.String(),
  account: Type.Record(Type.String(), Type.Unknown()),
  sections: Type.Record(Type.String(), Type.Array(Type.Unknown())),
})

const exporting = {
  summary: 'Export everything that Swipefolio holds of me',
  notes: 'Three times a day. Pictures are in it as WebP in base64.',
  response: AccountExport,
}

const deletion = {
  summary: 'Delete my account; what I wrote in chats stays with the other side, without my name',
  notes:
    'With the password and, where two-step login is on, a code from the app, a recovery code or a passkey.',
  body: Type.Object({
    password: Type.Optional(Type.String()),
    code: Type.Optional(Type.String({ description: secondFactorProof })),
  }),
  response: Text,
}

export const accountCalls = {
  'GET /api/user/export': call({ access: 'jobseeker', ...exporting }),
  'GET /api/recruiter/export': call({ access: 'recruiter', ...exporting }),
  'DELETE /api/user/account': call({ access: 'jobseeker', ...deletion }),
  'DELETE /api/recruiter/account': call({ access: 'recruiter', ...deletion }),
}
