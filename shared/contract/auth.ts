import Type from 'typebox'
import { call, Text } from './call'
import { optionalParameter, parameter } from './parameters'
import { Id } from './scalars'

const text = Type.Optional(Type.String())
const code = Type.Optional(Type.Union([Type.String(), Type.Number()]))

const registrationId = Type.Optional(
  Type.Integer({ description: 'The `registration-id` header of the answer to the registration.' }),
)

const secondFactor =
  'The code of an account with two-step login: six digits from the authenticator app, a recovery code, or the JSON of what a passkey signed.'
const Credentials = Type.Object({
  email: text,
  password: text,
  secondFactor: Type.Optional(Type.String({ description: secondFactor })),
})
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

const email = 'The email address of the account.'
const CredentialsQuery = Type.Object({
  email: optionalParameter(email),
  password: optionalParameter(
    'The password of the account. Prefer the call that takes it in a body.',
  ),
  secondFactor: optionalParameter(secondFactor),
})

const wrongLogin = {
  unauthenticated:
    'The email or the password is not right. With the header `second-factor: required` both are right: log in again with a `secondFactor`. `second-factor-methods` names what the account has, of `code` and `passkey`; `passkey-options` is then what its passkeys sign: JSON, valid for five minutes and once.',
}
const wrongQueryLogin = {
  ...wrongLogin,
  'method-not-allowed': 'Credentials in an address are switched off here; send them in a body.',
}

export const authCalls = {
  'GET /api/auth/userlogin': call({
    access: 'public',
    summary: 'Log in as a job seeker, credentials in the query; answers a token',
    refusals: wrongQueryLogin,
    query: CredentialsQuery,
    response: Text,
  }),
  'POST /api/auth/userlogin': call({
    access: 'public',
    summary: 'Log in as a job seeker; answers a token',
    refusals: wrongLogin,
    body: Credentials,
    response: Text,
  }),
  'GET /api/auth/recruiterlogin': call({
    access: 'public',
    summary: 'Log in as a recruiter, credentials in the query; answers a token',
    refusals: wrongQueryLogin,
    query: CredentialsQuery,
    response: Text,
  }),
  'POST /api/auth/recruiterlogin': call({
    access: 'public',
    summary: 'Log in as a recruiter; answers a token',
    refusals: wrongLogin,
    body: Credentials,
    response: Text,
  }),
  'POST /api/auth/logout': call({
    access: 'public',
    readsToken: true,
    summary: 'End the session of the token',
    response: Text,
  }),
  'POST /api/auth/request-register': call({
    access: 'public',
    summary: 'Sign up; a code is mailed',
    notes:
      'The `registration-id` header of the answer names the registration. Verify and ask for another code with it: without it, another code is mailed only while the address has a single registration, and wrong codes that others send use up the tries.',
    body: Registration,
    response: Text,
  }),
  'POST /api/auth/verify-request/:email': call({
    access: 'public',
    summary: 'Verify an email address with the mailed code',
    notes: 'The code may be in the query or in the body.',
    params: Type.Object({ email: parameter(email) }),
    query: Type.Object({
      code: optionalParameter('The eight digits that were mailed; here or in the body.'),
      registrationId: optionalParameter(
        'The `registration-id` header of the answer to the registration; here or in the body.',
        { means: Id },
      ),
    }),
    body: Type.Optional(Type.Object({ code, registrationId })),
    response: Text,
  }),
  'POST /api/auth/resend-code': call({
    access: 'public',
    summary: 'Mail another code of a registration',
    notes:
      'A new code for the registration that `registrationId` names, or for the single one of the address.',
    body: Type.Object({ ...ResetRequest.properties, registrationId }),
    response: Text,
  }),
  'POST /api/auth/send-code-to-reset-password': call({
    access: 'public',
    summary: 'Mail a code that allows to choose a new password',
    notes:
      'The address and the role may be in the query or in the body. The answer is the same whether there is such an account or not. Its `reset-id` header names the request: choose the password with it, and wrong codes that others send do not use up the tries at its code.',
    query: Type.Object({
      email: optionalParameter(email),
      isRecruiter: Type.Optional(
        Type.Union([Type.Boolean(), Type.String()], {
          description: 'Whether the account is a recruiter’s; here or in the body.',
          means: Type.Boolean(),
        }),
      ),
    }),
    body: Type.Optional(ResetRequest),
    response: Text,
  }),
  'POST /api/auth/verify-password-reset': call({
    access: 'public',
    summary: 'Choose a new password with the mailed code',
    body: Type.Object({
      email: text,
      code,
      password: text,
      resetId: Type.Optional(
        Type.String({ description: 'The `reset-id` header of the answer to the request.' }),
      ),
    }),
    response: Text,
  }),
}
