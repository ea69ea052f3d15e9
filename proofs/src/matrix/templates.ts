import {
  addPasskey,
  appCode,
  call,
  codeFor,
  connect,
  listPasskeys,
  type LoggedIn,
  makePasskey,
  newId,
  picture,
  postRequest,
  register,
  removeSecondFactor,
  requestReset,
  setUpSecondFactor,
  sharePictureOf,
  startAnotherSession,
  succeed,
  testPassword,
  turnOnSecondFactor,
  unsubscribeUrl,
  uploadImage,
} from '@swipefolio/server/testing'
import type { PersonName, World } from './world'

/** A: no account. */
export type Actor = 'A' | Exclude<PersonName, 'V'>

export const absentId = 4242424242424242

type Value = string | number
type Names = Record<string, Value>

interface Lookup {
  world: World
  actor: Actor
  /** The template with the id of a missing entity in place of every id. */
  isAbsent?: boolean
  /** Whether the call must be refused. */
  isRefused?: boolean
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const placeholder = /\{([\w.]+)\}/g

/** Replaces each `{name}` by the value in the test world; a placeholder alone in its text keeps the value's type. */
export async function fill<T>(template: T, lookup: Lookup): Promise<T> {
  if (!lookup.isRefused) lookup.world.unused = undefined
  const used = [...JSON.stringify(template ?? null).matchAll(placeholder)].map(([, name]) => name)
  const names = await namesOf(lookup, used as string[])
  return replace(template, (name) => {
    const value = names[name]
    if (value === undefined) throw new Error(`There is no ${name} in the world`)
    return value
  }) as T
}

function replace(value: unknown, valueOf: (name: string) => Value): unknown {
  if (typeof value === 'string') {
    const alone = /^\{([\w.]+)\}$/.exec(value)?.[1]
    if (alone) return valueOf(alone)
    return value.replace(placeholder, (_all, name: string) => String(valueOf(name)))
  }
  if (Array.isArray(value)) return value.map((item) => replace(item, valueOf))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [key, replace(item, valueOf)])
  return Object.fromEntries(entries)
}

async function namesOf(lookup: Lookup, used: string[]): Promise<Names> {
  const { world, actor, isAbsent } = lookup
  const { people, objects } = world
  const self = actor === 'A' ? undefined : people[actor].account
  const names: Names = {
    password: testPassword,
    newEmail: `new${newId()}@example.org`,
    absent: absentId,
    tag: world.tag,
    now: inDays(0),
    soon: new Date(Date.now() + 60_000).toISOString(),
    today: inDays(0).slice(0, 10),
    yesterday: inDays(-1).slice(0, 10),
    nextWeek: inDays(7).slice(0, 10),
    'self.email': self?.email ?? `nobody@example.org`,
    'self.id': self?.id ?? absentId,
  }
  for (const [name, { account }] of Object.entries(people)) {
    names[`${name}.id`] = isAbsent ? absentId : account.id
    names[`${name}.email`] = account.email
  }
  for (const [name, value] of Object.entries(objects)) names[name] = isAbsent ? absentId : value
  for (const maker of Object.keys(makers) as Maker[]) {
    const parts = used.flatMap((name) => (name.split('.')[0] === maker ? name : []))
    if (parts.length === 0) continue
    for (const [part, value] of Object.entries(await make(lookup, maker, parts))) {
      names[part === 'value' ? maker : `${maker}.${part}`] = value
    }
  }
  return names
}

async function make({ world, isRefused }: Lookup, maker: Maker, parts: string[]): Promise<Names> {
  const made = parts.toSorted().join()
  if (isRefused && world.unused?.made === made) return world.unused.names
  const names = await makers[maker](world, parts)
  world.unused = { made, names }
  return names
}

/** Makes a value for the owners whom the template names: O, R or both. */
async function forOwners(
  { people: { O, R } }: World,
  parts: string[],
  makeFor: (person: LoggedIn) => Promise<Value>,
): Promise<Names> {
  const names: Names = {}
  for (const [name, person] of Object.entries({ O, R })) {
    if (parts.some((part) => part.endsWith(name))) names[name] = await makeFor(person)
  }
  return names
}

type Maker = keyof typeof makers

/** Values that are created anew for each call that may use them up. */
const makers = {
  async pending({ server }: World): Promise<Names> {
    const email = `pending${newId()}@example.org`
    await succeed(register(server, { email }))
    return { email, code: await codeFor(server, email) }
  },
  async reset({ server }: World): Promise<Names> {
    const { account } = await server.logIn('jobseeker')
    await succeed(requestReset(server, account.email))
    return { email: account.email, code: await codeFor(server, account.email) }
  },
  async closed({ server, people }: World): Promise<Names> {
    const { id } = await postRequest(server, people.R)
    const change = { end_date: inDays(-1).slice(0, 10) }
    await server.db.updateTable('project_request').set(change).where('id', '=', id).execute()
    return { value: id }
  },
  async chatOfX({ server, people }: World): Promise<Names> {
    return { value: (await connect(server, people.V, people.X)).id }
  },
  async image({ server, people }: World): Promise<Names> {
    const address = await uploadImage(server, people.O)
    return { value: address.split('/').at(-1) ?? '' }
  },
  /** Of what O's page shows now. */
  async sharePicture({ server, people, objects }: World): Promise<Names> {
    await succeed(call(server, 'PUT /api/user/privacy', people.O, { body: { paused: false } }))
    return { value: await sharePictureOf(server, String(objects.pageHandle)) }
  },
  async session({ server, people }: World): Promise<Names> {
    await removeSecondFactor(server, people.O)
    return { value: await startAnotherSession(server, people.O) }
  },
  async recruiterSession({ server, people }: World): Promise<Names> {
    await removeSecondFactor(server, people.R)
    return { value: await startAnotherSession(server, people.R) }
  },
  /** Of people whose two-step login is then being set up; of the next time step, so that it lasts. */
  appCode: (world: World, parts: string[]) =>
    forOwners(world, parts, async (person) => {
      await removeSecondFactor(world.server, person)
      const { key } = await setUpSecondFactor(world.server, person)
      return appCode(world.server, key, 1)
    }),
  /** Of people whose two-step login is then on. */
  recoveryCode: (world: World, parts: string[]) =>
    forOwners(world, parts, async (person) => {
      await removeSecondFactor(world.server, person)
      const { recoveryCodes } = await turnOnSecondFactor(world.server, person)
      return recoveryCodes[0] ?? ''
    }),
  /** Of people who then have made it for their first passkey. */
  newPasskey: (world: World, parts: string[]) =>
    forOwners(world, parts, async (person) => {
      await removeSecondFactor(world.server, person)
      return (await makePasskey(world.server, person)).credential
    }),
  /** Of people, and a recovery code of each. */
  async passkey(world: World, parts: string[]): Promise<Names> {
    const codes: Names = {}
    const ids = await forOwners(world, parts, async (person) => {
      await removeSecondFactor(world.server, person)
      const { recoveryCodes } = await addPasskey(world.server, person)
      const [passkey] = await listPasskeys(world.server.db, person.account.id)
      codes[person === world.people.O ? 'codeOfO' : 'codeOfR'] = recoveryCodes[0] ?? ''
      return passkey?.id ?? absentId
    })
    return { ...ids, ...codes }
  },
  async unsubscribe({ server, people }: World): Promise<Names> {
    const address = unsubscribeUrl(server.services.config, people.O.account.id)
    return { value: address.split('/').at(-1) ?? '' }
  },
}

let file: Promise<Buffer> | undefined

/** The bytes of a small picture. */
export const png = () => (file ??= picture().png().toBuffer())
