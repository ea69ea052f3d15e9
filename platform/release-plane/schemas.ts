import Type, { type Static, type TSchema } from 'typebox'
import Value from 'typebox/value'
import { AppManifest, type Release } from '../registry'
import { RefusedError } from '../release-store'

const Name = Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' })
const Version = Type.String({ pattern: '^\\d[\\w.-]{0,63}$' })
/** A path inside the release, without dot segments and without characters that need escaping. */
const fileName = '^(?!.*(^|/)\\.)[\\w.-]+(/[\\w.-]+)*$'
const FileName = Type.String({ pattern: fileName, maxLength: 200 })
const FileNames = Type.Array(FileName, { maxItems: 500 })
const Key = Type.String({ maxLength: 200 })
const Word = Type.String({ maxLength: 200 })
const strict = { additionalProperties: false }

const Needs = Type.Object(
  { files: FileNames, consumes: Type.Array(Key, { maxItems: 200 }) },
  strict,
)

const UploadedRelease = Type.Object(
  {
    app: Name,
    version: Version,
    inputHash: Word,
    federationName: Type.String({ pattern: '^[A-Za-z_]\\w{0,63}$' }),
    entry: FileName,
    startup: Needs,
    manifest: AppManifest,
    screens: Type.Record(Key, Needs, { maxProperties: 200 }),
    shares: Type.Record(
      Key,
      Type.Object(
        {
          requires: Word,
          provides: Type.Optional(Word),
          files: Type.Optional(FileNames),
          consumes: Type.Optional(Type.Array(Key, { maxItems: 200 })),
        },
        strict,
      ),
      { maxProperties: 200 },
    ),
    files: Type.Record(
      Type.String({ pattern: fileName }),
      Type.Object(
        {
          integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
          size: Type.Integer({ minimum: 0, maximum: 8 * 1024 * 1024 }),
          brotliSize: Type.Integer({ minimum: 0 }),
        },
        strict,
      ),
      { minProperties: 1, maxProperties: 500, additionalProperties: false },
    ),
    bundled: Type.Array(Key, { maxItems: 200 }),
    runtime: Word,
    bundler: Word,
    mode: Type.Union([Type.Literal('production'), Type.Literal('development')]),
    createdAt: Word,
    commit: Type.Optional(Word),
    author: Type.Optional(Word),
  },
  strict,
)

export const ReleaseBody = Type.Object({ release: Type.Unsafe<Release>(UploadedRelease) }, strict)

export const PromoteBody = Type.Object(
  {
    releases: Type.Record(Name, Version, { minProperties: 1, maxProperties: 50 }),
    canary: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    reason: Type.Optional(Word),
  },
  strict,
)

export const AppBody = Type.Object({ app: Name, reason: Type.Optional(Word) }, strict)

/** The forms of the operator's page. */
export const TokenForm = Type.Object({ token: Type.String({ maxLength: 200 }) }, strict)

export const PromoteForm = Type.Object(
  { app: Name, version: Version, canary: Type.Optional(Type.String({ pattern: '^[1-9]\\d?$' })) },
  strict,
)

export const HealthBody = Type.Array(
  Type.Object(
    {
      app: Name,
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
  const [fault] = Value.Errors(schema, body)
  if (fault === undefined) return body as Static<Schema>
  throw new RefusedError(
    400,
    `The request could not be read: ${fault.instancePath} ${fault.message}.`,
  )
}
