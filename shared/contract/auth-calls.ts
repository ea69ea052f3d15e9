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
  'GET /api/auth/userlogin': call({
    access: 'public',
    summary: 'Log in as a job seeker, credentials in the query; answers a token',
    query: Credentials,
    response: Text,
  }),
  'POST /api/auth/userlogin': call({
    access: 'public',
    summary: 'Log in as a job seeker; answers a token',
    body: Credentials,
    response: Text,
  }),
  'GET /api/auth/recruiterlogin': call({
    access: 'public',
    summary: 'Log in as a recruiter, credentials in the query; answers a token',
    query: Credentials,
    response: Text,
  }),
  'POST /api/auth/recruiterlogin': call({
    access: 'public',
    summary: 'Log in as a recruiter; answers a token',
    body: Credentials,
    response: Text,
  }),
  'POST /api/auth/logout': call({
    access: 'public',
    summary: 'End the session of the token',
    response: Text,
  }),
  'POST /api/auth/request-register': call({
    access: 'public',
    summary: 'Sign up; a code is mailed',
    body: Registration,
    response: Text,
  }),
  'POST /api/auth/verify-request/:email': call({
    access: 'public',
    summary: 'Verify an email address with the mailed code',
    params: Type.Object({ email: Type.String() }),
    query: Type.Object({ code: text }),
    body: Type.Optional(Type.Object({ code })),
    response: Text,
  }),
  'POST /api/auth/resend-code': call({
    access: 'public',
    summary: 'Mail the code of the newest registration again',
    body: ResetRequest,
    response: Text,
  }),
  'POST /api/auth/send-code-to-reset-password': call({
    access: 'public',
    summary: 'Mail a code that allows to choose a new password',
    query: ResetRequest,
    body: Type.Optional(ResetRequest),
    response: Text,
  }),
  'POST /api/auth/verify-password-reset': call({
    access: 'public',
    summary: 'Choose a new password with the mailed code',
    body: Type.Object({ email: text, code, password: text }),
    response: Text,
  }),
}
