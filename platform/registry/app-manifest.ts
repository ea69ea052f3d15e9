import Type, { type Static } from 'typebox'

const Roles = Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }))
const Path = Type.String({ pattern: '^/' })

/**
 * A page of an app. `:name` segments are parameters; without `roles` it is for everybody; people without the role see
 * `denied`; `development` excludes it from production.
 */
export const AppRoute = Type.Object(
  {
    path: Path,
    screen: Type.String(),
    title: Type.String({ minLength: 1 }),
    roles: Roles,
    denied: Type.Optional(Type.String()),
    development: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type AppRoute = Static<typeof AppRoute>

/** An entry of the shell's menu; a smaller `order` comes first. Entries beyond the first few are shown by `group`. */
export const AppMenuEntry = Type.Object(
  {
    label: Type.String({ minLength: 1 }),
    path: Path,
    order: Type.Number(),
    roles: Roles,
    group: Type.Optional(Type.String({ minLength: 1 })),
  },
  { additionalProperties: false },
)
export type AppMenuEntry = Static<typeof AppMenuEntry>

/** A screen in a named place of the shell on every page; `title` names it when it is down. */
export const AppSlot = Type.Object(
  {
    slot: Type.String({ minLength: 1 }),
    screen: Type.String(),
    title: Type.Optional(Type.String()),
    roles: Roles,
  },
  { additionalProperties: false },
)
export type AppSlot = Static<typeof AppSlot>

/** What an app offers according to its `app.json`: screens by source file, `budget` in brotli bytes. */
export const AppManifest = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    screens: Type.Record(
      Type.String({ pattern: '^[A-Z][A-Za-z0-9]*$' }),
      Type.String({ pattern: '^\\./src/' }),
      { additionalProperties: false },
    ),
    routes: Type.Array(AppRoute),
    menu: Type.Array(AppMenuEntry),
    slots: Type.Array(AppSlot),
    budget: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
)
export type AppManifest = Static<typeof AppManifest>
