import type { CallBody, Role } from '../contract'
import { apiConfig } from './config'
import { request, requestRegistration, requestResetCode } from './request'
import { segmentOf } from './segment-of'

export type Registration = CallBody<'POST /api/auth/request-register'>

interface Credentials {
  email: string
  password: string
}

const resetOptions = (email: string, isRecruiter: boolean) =>
  apiConfig.credentialsIn === 'query'
    ? { query: { email, isRecruiter: String(isRecruiter) } }
    : { body: { email, isRecruiter } }

/** The calls of login, signup and forgotten passwords. */
export const auth = {
  /** Returns the token. An error with `needsSecondFactor` asks for a code from the app or a recovery code. */
  login(role: Role, credentials: Credentials & { secondFactor?: string }) {
    const segment = segmentOf(role)
    return apiConfig.credentialsIn === 'query'
      ? request(`GET /api/auth/${segment}login`, { query: credentials })
      : request(`POST /api/auth/${segment}login`, { body: credentials })
  },
  /** Ends the session of a token, which the session store no longer has. */
  logout: (token: string) => request('POST /api/auth/logout', { token }),
  /** Signs up. Returns the id that binds the mailed code to this registration, if the server named one. */
  register: requestRegistration,
  /** @deprecated Use `register`, whose result the other calls take. */
  requestRegister: (registration: Registration) =>
    request('POST /api/auth/request-register', { body: registration }),
  /** The code is sent as a number. */
  verifyRequest(email: string, code: number, registrationId?: number) {
    const params = { email }
    return apiConfig.credentialsIn === 'query'
      ? request('POST /api/auth/verify-request/:email', {
          params,
          query: {
            code: String(code),
            ...(registrationId && { registrationId: String(registrationId) }),
          },
        })
      : request('POST /api/auth/verify-request/:email', { params, body: { code, registrationId } })
  },
  resendCode: (email: string, isRecruiter: boolean, registrationId?: number) =>
    request('POST /api/auth/resend-code', { body: { email, isRecruiter, registrationId } }),
  /** Mails a code. Returns the id that binds it to this request, if the server named one. */
  requestReset: (email: string, isRecruiter: boolean) =>
    requestResetCode(resetOptions(email, isRecruiter)),
  /** @deprecated Use `requestReset`, whose result `resetPassword` takes. */
  sendResetCode: (email: string, isRecruiter: boolean) =>
    request('POST /api/auth/send-code-to-reset-password', resetOptions(email, isRecruiter)),
  resetPassword: (body: Credentials & { code: number; resetId?: string }) =>
    request('POST /api/auth/verify-password-reset', { body }),
}
