import Type, { type Static } from 'typebox'

/** Account, project, link and chat ids: random numbers of at most 53 bits, so that nothing can be counted. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

export const Role = Type.Union([Type.Literal('recruiter'), Type.Literal('jobseeker')])
export type Role = Static<typeof Role>

/** Every instant travels as UTC ISO 8601. */
export const Instant = Type.String({ format: 'date-time' })
