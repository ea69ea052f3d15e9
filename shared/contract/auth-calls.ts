import Type from 'typebox'
import { call, Text } from './call'

const text = Type.Optional(Type.String())
const code = Type.Optional(Type.Union([Type.String(), Type.Number()]))

const Credentials = Type.Object({ email: text, password: text })
const ResetRequest = Type.Object({
  email: text,
  isRecruiter: Type.Optional(Type.Union([Type.Boolean(), Type.String()])),
})

export const Registration = Type.Object({
  id: Type.Optional(Type.Number()),
  firstName: text,
  lastName: text,
  email: text,
  password: text,
  recruiter: Type.Optional(Type.Boolean()),
  companyName: text,
})

export const authCalls = {
  'GET /api/auth/userlogin': call({ access: 'public', query: Credentials, response: Text }),
  'POST /api/auth/userlogin': call({ access: 'public', body: Credentials, response: Text }),
  'GET /api/auth/recruiterlogin': call({ access: 'public', query: Credentials, response: Text }),
  'POST /api/auth/recruiterlogin': call({ access: 'public', body: Credentials, response: Text }),
  'POST /api/auth/logout': call({ access: 'public', response: Text }),
  'POST /api/auth/request-register': call({ access: 'public', body: Registration, response: Text }),
  'POST /api/auth/verify-request/:email': call({
    access: 'public',
    params: Type.Object({ email: Type.String() }),
    query: Type.Object({ code: text }),
    body: Type.Optional(Type.Object({ code })),
    response: Text,
  }),
  'POST /api/auth/resend-code': call({ access: 'public', body: ResetRequest, response: Text }),
  'POST /api/auth/send-code-to-reset-password': call({
    access: 'public',
    query: ResetRequest,
    body: Type.Optional(ResetRequest),
    response: Text,
  }),
  'POST /api/auth/verify-password-reset': call({
    access: 'public',
    body: Type.Object({ email: text, code, password: text }),
    response: Text,
  }),
}
