import Type, { type Static } from 'typebox'
import { call, Text } from './call'
import { Instant } from './scalars'

/** The second step of logging in: a code from an authenticator app (TOTP, RFC 6238). */
export const SecondFactor = Type.Object({
  /** Null while it is off. */
  enabledAt: Type.Union([Instant, Type.Null()]),
  recoveryCodesLeft: Type.Integer(),
})
export type SecondFactor = Static<typeof SecondFactor>

/** What an authenticator app needs. It is answered once, and in force when a code has been made of it. */
export const AuthenticatorKey = Type.Object({
  /** In base32. */
  key: Type.String(),
  /** The key as an `otpauth` address in a QR code: an SVG document. */
  qrCode: Type.String(),
})
export type AuthenticatorKey = Static<typeof AuthenticatorKey>

/** Each logs in once, in place of a code from the app. They are answered once. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>

const text = Type.Optional(Type.String())
const Proof = Type.Object({ currentPassword: text, code: text })

const reading = { summary: 'Read whether my two-step login is on', response: SecondFactor }
const settingUp = {
  summary: 'Make a key for my authenticator app',
  notes: 'It replaces one that is not in force yet.',
  refusals: { conflict: 'Two-step login is on.' },
  response: AuthenticatorKey,
}
const turningOn = {
  summary: 'Turn two-step login on with a code from the app; answers the recovery codes',
  notes: 'With the password, too.',
  refusals: { conflict: 'It is on, or the key was replaced or has waited for an hour.' },
  body: Proof,
  response: RecoveryCodes,
}
const turningOff = {
  summary: 'Turn two-step login off',
  notes: 'With the password and a code from the app, or a recovery code.',
  refusals: { conflict: 'Two-step login is not on.' },
  body: Proof,
  response: Text,
}
const renewing = {
  summary: 'Make new recovery codes; the earlier ones are void',
  notes: 'With the password and a code from the app, or a recovery code.',
  refusals: { conflict: 'Two-step login is not on.' },
  body: Proof,
  response: RecoveryCodes,
}

export const secondFactorCalls = {
  'GET /api/user/second-factor': call({ access: 'jobseeker', ...reading }),
  'POST /api/user/second-factor': call({ access: 'jobseeker', ...settingUp }),
  'PUT /api/user/second-factor': call({ access: 'jobseeker', ...turningOn }),
  'DELETE /api/user/second-factor': call({ access: 'jobseeker', ...turningOff }),
  'PUT /api/user/second-factor/recovery-codes': call({ access: 'jobseeker', ...renewing }),
  'GET /api/recruiter/second-factor': call({ access: 'recruiter', ...reading }),
  'POST /api/recruiter/second-factor': call({ access: 'recruiter', ...settingUp }),
  'PUT /api/recruiter/second-factor': call({ access: 'recruiter', ...turningOn }),
  'DELETE /api/recruiter/second-factor': call({ access: 'recruiter', ...turningOff }),
  'PUT /api/recruiter/second-factor/recovery-codes': call({ access: 'recruiter', ...renewing }),
}
