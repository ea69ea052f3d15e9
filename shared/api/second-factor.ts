import { queryOptions } from '@tanstack/react-query'
import type { CallBody, Role } from '../contract'
import { request } from './request'
import { segmentOf } from './segment-of'

/** The password, and a code from the app, a recovery code or what a passkey signed. */
export type SecondFactorProof = CallBody<'PUT /api/user/second-factor'>

/** Two-step login of the person. Codes and keys are answered once. */
export const secondFactor = {
  state: (role: Role) =>
    queryOptions({
      queryKey: ['second-factor', role],
      queryFn: ({ signal }) => request(`GET /api/${segmentOf(role)}/second-factor`, { signal }),
    }),
  /** The options with which one of the passkeys proves a change: JSON. */
  passkeyOptions: (role: Role) =>
    request(`POST /api/${segmentOf(role)}/second-factor/passkey-options`, {}),
  /** The options for a new passkey: JSON. */
  startPasskey: (role: Role, body: SecondFactorProof) =>
    request(`POST /api/${segmentOf(role)}/passkeys/options`, { body }),
  /** Answers recovery codes when it turned two-step login on. */
  addPasskey: (role: Role, body: { name: string; credential: string }) =>
    request(`POST /api/${segmentOf(role)}/passkeys`, { body }),
  removePasskey: (role: Role, id: number, body: SecondFactorProof) =>
    request(`DELETE /api/${segmentOf(role)}/passkeys/:id`, { params: { id }, body }),
  setUp: (role: Role) => request(`POST /api/${segmentOf(role)}/second-factor`, {}),
  turnOn: (role: Role, body: SecondFactorProof) =>
    request(`PUT /api/${segmentOf(role)}/second-factor`, { body }),
  turnOff: (role: Role, body: SecondFactorProof) =>
    request(`DELETE /api/${segmentOf(role)}/second-factor`, { body }),
  renewRecoveryCodes: (role: Role, body: SecondFactorProof) =>
    request(`PUT /api/${segmentOf(role)}/second-factor/recovery-codes`, { body }),
}
