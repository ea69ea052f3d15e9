import Type, { type Static } from 'typebox'

/** The closed set of error codes; a problem document carries one, the plain-text answer only its sentence. */
export const errorCodes = [
  'invalid-input',
  'unauthenticated',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'internal',
  'unavailable',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** RFC 9457, sent to clients that accept `application/problem+json`. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  code: Type.Unsafe<ErrorCode>(Type.Union(errorCodes.map((code) => Type.Literal(code)))),
  /** As in the header `x-request-id`: what the operator finds the call by. */
  requestId: Type.Optional(Type.String()),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
})
export type Problem = Static<typeof Problem>
