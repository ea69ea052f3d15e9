import type { Registry } from '@swipefolio/platform/registry'
import { logIn } from '../product'
import type { Person } from '../visits/measure-visit'

/** A page as one person sees it. */
export interface RouteOfPerson {
  /** Such as '/dashboard as recruiter'. */
  name: string
  path: string
  person?: Person
}

type Role = 'recruiter' | 'jobseeker'

/** Lists that a query chooses. */
const lists = {
  recruiter: ['/dashboard?section=requests', '/dashboard?section=saved'],
  jobseeker: ['/dashboard?section=submissions'],
} satisfies Record<Role, string[]>

/** They lead a person who is logged in away. */
const forVisitorsAlone = ['/login', '/signup']

const accounts = {
  recruiter: 'maya@demo.swipefolio.example',
  // Her newest project has the largest text that a generated cover has, a letter.
  jobseeker: 'ilse@demo.swipefolio.example',
} satisfies Record<Role, string>

/** Every route as a visitor where it is public, and as each role that may open it. */
export async function listRoutes(address: string): Promise<RouteOfPerson[]> {
  const { routes } = await readJson<Registry>(`${address}/registry.json`)
  const shown = routes.filter(({ development }) => !development)
  const visitors = shown.filter(({ roles }) => !roles).map(({ path }) => path)
  const [newest] = await readJson<{ id: number }[]>(`${address}/api/projectrequests`)
  const people = await Promise.all([listFor('recruiter'), listFor('jobseeker')])
  return [...visitors.map((path) => ({ name: path, path: withRequest(path) })), ...people.flat()]

  function withRequest(path: string) {
    return path.replace(':requestId', String(newest?.id))
  }

  async function listFor(role: Role): Promise<RouteOfPerson[]> {
    const token = await logIn(address, role, accounts[role])
    const own = shown.filter(({ roles }) => roles?.includes(role)).map(({ path }) => path)
    const open = visitors.filter((path) => !forVisitorsAlone.includes(path))
    const userId = await profileFor(role, token)
    return [...open, ...own, ...lists[role]].map((path) => ({
      name: `${path} as ${role}`,
      path: withRequest(path).replace(':userId', String(userId)),
      person: { token, role },
    }))
  }

  /** A job seeker opens the own profile, a recruiter that of a contact. */
  async function profileFor(role: Role, token: string) {
    if (role === 'jobseeker')
      return (await readJson<{ id: number }>(`${address}/api/user/details`, token)).id
    const [contact] = await readJson<{ id: number }[]>(`${address}/api/recruiter/contacts`, token)
    return contact?.id
  }
}

async function readJson<T>(address: string, token?: string): Promise<T> {
  const answer = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : undefined,
  })
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`)
  return (await answer.json()) as T
}
