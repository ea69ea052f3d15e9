import {
  addPasskey,
  appCode,
  codeFor,
  connect,
  listPasskeys,
  makePasskey,
  newId,
  picture,
  postRequest,
  register,
  removeSecondFactor,
  requestReset,
  setUpSecondFactor,
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
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const placeholder = /\{([\w.]+)\}/g

/** Replaces each `{name}` by the value in the test world; a placeholder alone in its text keeps the value's type. */
export async function fill<T>(template: T, lookup: Lookup): Promise<T> {
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

async function namesOf({ world, actor, isAbsent }: Lookup, used: string[]): Promise<Names> {
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
  for (const made of Object.keys(makers) as (keyof typeof makers)[]) {
    if (!used.some((name) => name.split('.')[0] === made)) continue
    for (const [part, value] of Object.entries(await makers[made](world))) {
      names[part === 'value' ? made : `${made}.${part}`] = value
    }
  }
  return names
}

/** Values that are created anew for each call that needs them. */
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
  async session({ server, people }: World): Promise<Names> {
    await removeSecondFactor(server, people.O)
    return { value: await startAnotherSession(server, people.O) }
  },
  async recruiterSession({ server, people }: World): Promise<Names> {
    await removeSecondFactor(server, people.R)
    return { value: await startAnotherSession(server, people.R) }
  },
  /** Of O and R, whose two-step login is then being set up; of the next time step, so that it lasts. */
  async appCode({ server, people: { O, R } }: World): Promise<Names> {
    const codeOf = async (person: typeof O) => {
      await removeSecondFactor(server, person)
      const { key } = await setUpSecondFactor(server, person)
      return appCode(server, key, 1)
    }
    return { O: await codeOf(O), R: await codeOf(R) }
  },
  /** Of O and R, whose two-step login is then on. */
  async recoveryCode({ server, people: { O, R } }: World): Promise<Names> {
    const codeOf = async (person: typeof O) => {
      await removeSecondFactor(server, person)
      const { recoveryCodes } = await turnOnSecondFactor(server, person)
      return recoveryCodes[0] ?? ''
    }
    return { O: await codeOf(O), R: await codeOf(R) }
  },
  /** Of O and R, who then have made it for their first passkey. */
  async newPasskey({ server, people: { O, R } }: World): Promise<Names> {
    const credentialOf = async (person: typeof O) => {
      await removeSecondFactor(server, person)
      return (await makePasskey(server, person)).credential
    }
    return { O: await credentialOf(O), R: await credentialOf(R) }
  },
  /** Of O and R, and a recovery code of each. */
  async passkey({ server, people: { O, R } }: World): Promise<Names> {
    const add = async (person: typeof O) => {
      await removeSecondFactor(server, person)
      const { recoveryCodes } = await addPasskey(server, person)
      const [passkey] = await listPasskeys(server.db, person.account.id)
      return { id: passkey?.id ?? absentId, code: recoveryCodes[0] ?? '' }
    }
    const [ofO, ofR] = [await add(O), await add(R)]
    return { O: ofO.id, R: ofR.id, codeOfO: ofO.code, codeOfR: ofR.code }
  },
  async unsubscribe({ server, people }: World): Promise<Names> {
    const address = unsubscribeUrl(server.services.config, people.O.account.id)
    return { value: address.split('/').at(-1) ?? '' }
  },
}

let file: Promise<Buffer> | undefined

/** The bytes of a small picture. */
export const png = () => (file ??= picture().png().toBuffer())
