import Type, { type Static } from 'typebox'
import { call, Text } from './call'
import { idOf } from './parameters'
import { Id, Instant } from './scalars'

export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  createdAt: Instant,
  /** Null before its first use. */
  lastUsedAt: Type.Union([Instant, Type.Null()]),
})
export type Passkey = Static<typeof Passkey>

/** The second step of logging in: a code from an authenticator app (TOTP, RFC 6238) or a passkey (WebAuthn). */
export const SecondFactor = Type.Object({
  /** When the authenticator app was set up; null without one. */
  enabledAt: Type.Union([Instant, Type.Null()]),
  recoveryCodesLeft: Type.Integer(),
  passkeys: Type.Optional(Type.Array(Passkey)),
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

/** JSON for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
export const PasskeyOptions = Type.Object({ options: Type.String() })
export type PasskeyOptions = Static<typeof PasskeyOptions>

const text = Type.Optional(Type.String())
/** The words for the field. */
export const secondFactorProof =
  'Six digits from the app, a recovery code, or the JSON of what a passkey signed for the options of the call `passkey-options`.'
const Proof = Type.Object({
  currentPassword: text,
  code: Type.Optional(Type.String({ description: secondFactorProof })),
})
const TurningOn = Type.Object({
  currentPassword: text,
  code: text,
  secondFactor: Type.Optional(
    Type.String({
      description: 'Of a person with passkeys: what one signed, as JSON, or a recovery code.',
    }),
  ),
})
const NewPasskey = Type.Object({
  name: text,
  credential: Type.Optional(
    Type.String({ description: 'The JSON of the credential that the browser made.' }),
  ),
})

const reading = { summary: 'Read whether my two-step login is on', response: SecondFactor }
const settingUp = {
  summary: 'Make a key for my authenticator app',
  notes: 'It replaces one that is not in force yet.',
  refusals: { conflict: 'Two-step login is on.' },
  response: AuthenticatorKey,
}
const turningOn = {
  summary: 'Turn two-step login on with a code from the app; answers the recovery codes',
  notes:
    'With the password, too. A person with passkeys proves one and keeps the recovery codes: the answer has none then.',
  refusals: { conflict: 'It is on, or the key was replaced or has waited for an hour.' },
  body: TurningOn,
  response: RecoveryCodes,
}
const turningOff = {
  summary: 'Turn two-step login by the app off; passkeys stay',
  notes: 'With the password and a code from the app, a recovery code or a passkey.',
  refusals: { conflict: 'Two-step login is not on.' },
  body: Proof,
  response: Text,
}
const renewing = {
  summary: 'Make new recovery codes; the earlier ones are void',
  notes: 'With the password and a code from the app, a recovery code or a passkey.',
  refusals: { conflict: 'Two-step login is not on.' },
  body: Proof,
  response: RecoveryCodes,
}
const askingForPasskey = {
  summary:
    'Make the options with which one of my passkeys proves a change of two-step login, or the deletion',
  notes: 'They are valid for five minutes and once.',
  response: PasskeyOptions,
}
const startingPasskey = {
  summary: 'Make the options for a new passkey',
  notes:
    'With the password and, where two-step login is on, a code from the app, a recovery code or a passkey. They are valid for five minutes and once.',
  refusals: { conflict: 'There are ten passkeys.' },
  body: Proof,
  response: PasskeyOptions,
}
const addingPasskey = {
  summary: 'Add a passkey that was made with these options; answers recovery codes with the first',
  notes: 'The answer has no codes when two-step login was on.',
  refusals: { conflict: 'The options have expired, it was added before, or there are ten.' },
  body: NewPasskey,
  response: RecoveryCodes,
}
const removingPasskey = {
  summary: 'Remove one of my passkeys',
  notes: 'With the password and a code from the app, a recovery code or a passkey.',
  params: idOf('passkey'),
  body: Proof,
  response: Text,
}

export const secondFactorCalls = {
  'GET /api/user/second-factor': call({ access: 'jobseeker', ...reading }),
  'POST /api/user/second-factor': call({ access: 'jobseeker', ...settingUp }),
  'PUT /api/user/second-factor': call({ access: 'jobseeker', ...turningOn }),
  'DELETE /api/user/second-factor': call({ access: 'jobseeker', ...turningOff }),
  'PUT /api/user/second-factor/recovery-codes': call({ access: 'jobseeker', ...renewing }),
  'POST /api/user/second-factor/passkey-options': call({
    access: 'jobseeker',
    ...askingForPasskey,
  }),
  'POST /api/user/passkeys/options': call({ access: 'jobseeker', ...startingPasskey }),
  'POST /api/user/passkeys': call({ access: 'jobseeker', ...addingPasskey }),
  'DELETE /api/user/passkeys/:id': call({ access: 'jobseeker', ...removingPasskey }),
  'GET /api/recruiter/second-factor': call({ access: 'recruiter', ...reading }),
  'POST /api/recruiter/second-factor': call({ access: 'recruiter', ...settingUp }),
  'PUT /api/recruiter/second-factor': call({ access: 'recruiter', ...turningOn }),
  'DELETE /api/recruiter/second-factor': call({ access: 'recruiter', ...turningOff }),
  'PUT /api/recruiter/second-factor/recovery-codes': call({ access: 'recruiter', ...renewing }),
  'POST /api/recruiter/second-factor/passkey-options': call({
    access: 'recruiter',
    ...askingForPasskey,
  }),
  'POST /api/recruiter/passkeys/options': call({ access: 'recruiter', ...startingPasskey }),
  'POST /api/recruiter/passkeys': call({ access: 'recruiter', ...addingPasskey }),
  'DELETE /api/recruiter/passkeys/:id': call({ access: 'recruiter', ...removingPasskey }),
}
