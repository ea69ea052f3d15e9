import Type, { type Static, type TSchema } from 'typebox'
import Value from 'typebox/value'
import { AppName, Release, Version } from '../registry'
import { RefusedError, type HealthReport } from '../release-store'
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

const longestSlot = 64

export const SwitchBody = Type.Object(
  {
    app: AppName,
    slot: Type.Optional(Type.String({ minLength: 1, maxLength: longestSlot })),
    reason: Type.Optional(Word),
  },
  strict,
)

export const TrialBody = Type.Object(
  {
    browser: Word,
    screens: Type.Array(
      Type.Object(
        {
          screen: Word,
          path: Word,
          role: Word,
          outcome: Type.Union([
            Type.Literal('shown'),
            Type.Literal('failed'),
            Type.Literal('silent'),
          ]),
          errors: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 10 }),
        },
        strict,
      ),
      { maxItems: 200 },
    ),
  },
  strict,
)

/** The forms of the page `/platform`; `active` and `canary` are what it showed to be live, empty for nothing. */
export const TokenForm = Type.Object({ token: Type.String({ maxLength: 200 }) }, strict)

const Ticket = Type.String({ maxLength: 100 })
const Why = Type.String({ minLength: 1, maxLength: 200 })
const OrNothing = Type.Union([Version, Type.Literal('')])
const move = { ticket: Ticket, app: AppName, active: OrNothing, canary: OrNothing, reason: Why }

/** What every move has; the rest is read once its ticket is redeemed. */
export const TicketForm = Type.Object({ ticket: Ticket, app: AppName })

export const LeaveForm = Type.Object({ ticket: Ticket }, strict)

export const RollbackForm = Type.Object(move, strict)

/** `slot` is empty for the whole app. */
export const SwitchForm = Type.Object(
  { ticket: Ticket, app: AppName, slot: Type.String({ maxLength: longestSlot }), reason: Why },
  strict,
)

export const PromoteForm = Type.Object(
  {
    ...move,
    version: Version,
    move: Type.Union([Type.Literal('live'), Type.Literal('canary')]),
    percent: Type.String({ pattern: '^[1-9]\\d?$' }),
    force: Type.Optional(Type.Literal('on')),
  },
  strict,
)

const Reason = Type.Optional(Type.String({ pattern: '^[a-z-]{1,20}$' }))

const Report = Type.Object(
  {
    app: AppName,
    version: Version,
    screen: Type.Optional(Type.String({ pattern: '^[A-Z][A-Za-z0-9]{0,63}$' })),
    kind: Type.Union(
      ['began', 'shown', 'failed', 'left', 'interaction'].map((kind) => Type.Literal(kind)),
    ),
    reason: Reason,
    ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 3_600_000 })),
  },
  strict,
)

/** A report of a shell from before tickets. */
const UnsignedReport = Type.Object(
  {
    app: AppName,
    version: Version,
    kind: Type.Union([Type.Literal('load'), Type.Literal('failure')]),
    reason: Reason,
  },
  strict,
)

const mostReports = 50

export const UnsignedHealthBody = Type.Array(UnsignedReport, { maxItems: mostReports })

export const HealthBody = Type.Object(
  {
    ticket: Type.String({ maxLength: 200 }),
    reports: Type.Array(Type.Unsafe<HealthReport>(Report), { maxItems: mostReports }),
  },
  strict,
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
