import { queryOptions } from '@tanstack/react-query'
import type { CallBody, Role } from '../contract'
import { request } from './request'
import { segmentOf } from './segment-of'

/** The password, and a code from the app or a recovery code. */
export type SecondFactorProof = CallBody<'PUT /api/user/second-factor'>

/** Two-step login of the person. Codes and keys are answered once. */
export const secondFactor = {
  state: (role: Role) =>
    queryOptions({
      queryKey: ['second-factor', role],
      queryFn: ({ signal }) => request(`GET /api/${segmentOf(role)}/second-factor`, { signal }),
    }),
  setUp: (role: Role) => request(`POST /api/${segmentOf(role)}/second-factor`, {}),
  turnOn: (role: Role, body: SecondFactorProof) =>
    request(`PUT /api/${segmentOf(role)}/second-factor`, { body }),
  turnOff: (role: Role, body: SecondFactorProof) =>
    request(`DELETE /api/${segmentOf(role)}/second-factor`, { body }),
  renewRecoveryCodes: (role: Role, body: SecondFactorProof) =>
    request(`PUT /api/${segmentOf(role)}/second-factor/recovery-codes`, { body }),
}
