import Type, { type Static, type TSchema } from 'typebox'
import Value from 'typebox/value'
import { AppName, Release, Version } from '../registry'
import { RefusedError } from '../release-store'
import { requireUsableTexts } from './usable-texts'

const Word = Type.String({ maxLength: 200 })
const strict = { additionalProperties: false }

export const ReleaseBody = Type.Object({ release: Release }, strict)

const OptionalVersion = Type.Union([Version, Type.Null()])
const Expected = Type.Object({ active: OptionalVersion, canary: OptionalVersion }, strict)

export const PromoteBody = Type.Object(
  {
    releases: Type.Record(AppName, Version, { minProperties: 1, maxProperties: 50 }),
    canary: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    expected: Type.Optional(Type.Record(AppName, Expected, { maxProperties: 50 })),
    force: Type.Optional(Type.Boolean()),
    reason: Type.Optional(Word),
  },
  strict,
)

export const AppBody = Type.Object(
  { app: AppName, expected: Type.Optional(Expected), reason: Type.Optional(Word) },
  strict,
)

/** The forms of the operator's page. */
export const TokenForm = Type.Object({ token: Type.String({ maxLength: 200 }) }, strict)

export const PromoteForm = Type.Object(
  {
    app: AppName,
    version: Version,
    canary: Type.Optional(Type.String({ pattern: '^[1-9]\\d?$' })),
  },
  strict,
)

export const HealthBody = Type.Array(
  Type.Object(
    {
      app: AppName,
      version: Version,
      kind: Type.Union([Type.Literal('load'), Type.Literal('failure')]),
      reason: Type.Optional(Type.String({ pattern: '^[a-z-]{1,20}$' })),
    },
    strict,
  ),
  { maxItems: 50 },
)

/** Validates a body by `schema`; throws a refusal that names the first invalid path. */
export function readBody<Schema extends TSchema>(schema: Schema, body: unknown): Static<Schema> {
  requireUsableTexts(body)
  const [fault] = Value.Errors(schema, body)
  if (fault === undefined) return body as Static<Schema>
  throw new RefusedError(
    400,
    `The request could not be read: ${fault.instancePath} ${fault.message}.`,
  )
}
