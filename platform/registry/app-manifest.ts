import Type, { type Static } from 'typebox'

// The limits have room, and keep what the gate compares small. Releases of before are read without them.
const Roles = Type.Optional(
  Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: 20 }),
)
const Path = Type.String({ pattern: '^/', maxLength: 200 })
const ScreenName = Type.String({ maxLength: 64 })
const Label = Type.String({ minLength: 1, maxLength: 40 })
const query = '\\?[\\w-]+=[\\w-]+(&[\\w-]+=[\\w-]+)*'
export const Language = Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' })
const Reads = Type.Array(
  Type.String({ pattern: `^/api(/:?[A-Za-z][\\w-]*)+(${query})?$`, maxLength: 200 }),
  {
    minItems: 1,
    maxItems: 4,
    uniqueItems: true,
    description:
      'The first calls of the screen, all of them GET, which the page sends before any script of the app has arrived; parameters are those of the route',
  },
)
const SearchReads = Type.Record(Type.String({ pattern: `^${query}$` }), Reads, {
  additionalProperties: false,
  maxProperties: 20,
  description:
    'The first calls for queries of the address that the screen was prerendered for, in place of `reads`',
})

/**
 * A page of an app. `:name` segments are parameters; without `roles` it is for everybody; people without the role see
 * `denied`; `development` excludes it from production; `reads` are the screen's first calls, `searchReads` those for a query.
 */
export const AppRoute = Type.Object(
  {
    path: Path,
    screen: ScreenName,
    title: Type.String({ minLength: 1, maxLength: 80 }),
    roles: Roles,
    denied: Type.Optional(Type.String({ maxLength: 300 })),
    reads: Type.Optional(Reads),
    searchReads: Type.Optional(SearchReads),
    development: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type AppRoute = Static<typeof AppRoute>

/** An entry of the shell's menu; a smaller `order` comes first. Entries beyond the first few are shown by `group`. */
export const AppMenuEntry = Type.Object(
  {
    label: Label,
    path: Path,
    order: Type.Number(),
    roles: Roles,
    group: Type.Optional(Label),
  },
  { additionalProperties: false },
)
export type AppMenuEntry = Static<typeof AppMenuEntry>

/** A screen in a named place of the shell on every page; `title` names it when it is down. */
export const AppSlot = Type.Object(
  {
    slot: Type.String({ minLength: 1, maxLength: 64 }),
    screen: ScreenName,
    title: Type.Optional(Type.String({ maxLength: 80 })),
    roles: Roles,
    reads: Type.Optional(Reads),
  },
  { additionalProperties: false },
)
export type AppSlot = Static<typeof AppSlot>

const CommandBase = {
  label: Label,
  roles: Roles,
  group: Type.Optional(Label),
  key: Type.Optional(
    Type.String({ pattern: '^[a-z]$', description: 'Chooses the command when it follows a g' }),
  ),
}

/**
 * An entry of the shell's command palette. It opens `path`, an address of the app with or without a query, or is an `act` that a
 * screen of the app performs when the shell sends its name (`commandChosen` of the events between apps). `group` is what it is listed under.
 */
export const AppCommand = Type.Union([
  Type.Object(
    {
      ...CommandBase,
      path: Type.String({ pattern: `^/[^?#]*(${query})?$`, maxLength: 200 }),
      search: Type.Optional(
        Type.String({
          pattern: '^[a-z][a-z-]{0,19}$',
          description: 'The parameter of the query that searches the list on the page',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { ...CommandBase, act: Type.String({ pattern: '^[a-z][a-z-]{0,39}$' }) },
    { additionalProperties: false },
  ),
])
export type AppCommand = Static<typeof AppCommand>

/** Keys that a screen of the app understands by itself, for the shell's list of keys: names as in `KeyboardEvent.key`, pressed together. */
export const AppKeys = Type.Object(
  {
    keys: Type.Array(Type.String({ minLength: 1, maxLength: 20 }), { minItems: 1, maxItems: 4 }),
    label: Label,
    group: Label,
    roles: Roles,
  },
  { additionalProperties: false },
)
export type AppKeys = Static<typeof AppKeys>

/** What an app offers according to its `app.json`: screens by source file, `budget` in brotli bytes. */
export const AppManifest = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' }),
    screens: Type.Record(
      Type.String({ pattern: '^[A-Z][A-Za-z0-9]{0,63}$' }),
      Type.String({ pattern: '^\\./src/', maxLength: 200 }),
      { additionalProperties: false, maxProperties: 100 },
    ),
    routes: Type.Array(AppRoute, { maxItems: 100 }),
    menu: Type.Array(AppMenuEntry, { maxItems: 10 }),
    slots: Type.Array(AppSlot, { maxItems: 20 }),
    commands: Type.Optional(Type.Array(AppCommand, { maxItems: 40 })),
    keys: Type.Optional(Type.Array(AppKeys, { maxItems: 40 })),
    languages: Type.Optional(
      Type.Array(Language, {
        maxItems: 40,
        uniqueItems: true,
        description: 'Beside English, those in which the app has all of its messages (BCP 47)',
      }),
    ),
    budget: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
)
export type AppManifest = Static<typeof AppManifest>
