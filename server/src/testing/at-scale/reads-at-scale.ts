import { type Call, calls } from '@swipefolio/shared/contract'
import type { Pool } from 'pg'
import { busyPeople } from './size'

/** A call that changes nothing, made by the busiest person who may make it. */
export interface Read {
  /** The call with its query. */
  name: string
  path: string
  role?: 'recruiter' | 'jobseeker'
  /** Everything that the person has, not a page of it. */
  isWhole: boolean
}

/** Streams, logins and what the filled database has none of. */
const others = /\/events$|login$|unsubscribe|\/images\/|\/ai-reviews\/:id|^GET \/api\/docs/
const whole = /export$|user-with-projects/
/** A word of few, of a tenth, of all and of none. */
const searches = ['7777', 'kite', 'a', 'no such thing']

/** Technologies of a fifth, of a fortieth, and of both; with the order and a word. */
const narrowed = [
  'sort=newest',
  'open=true',
  'tech=2&sort=newest',
  'tech=60',
  'tech=1,60&search=kite',
].map((query) => `?limit=20&${query}`)
/** What has to do with the person. */
const own = ['fits=true', 'fits=true&tech=60&sort=newest', 'bookmarked=true'].map(
  (query) => `?limit=20&${query}`,
)

/** Every read of the contract: its first page, a whole list, and searches. */
export async function readsAtScale(pool: Pool): Promise<Read[]> {
  const idOf = await idsFor(pool)
  return Object.entries<Call>(calls).flatMap(([name, { access, query }]) => {
    if (!name.startsWith('GET ') || others.test(name)) return []
    const role = access === 'public' ? undefined : access
    const path = name.slice('GET '.length).replace(/:\w+/, () => String(idOf(name)))
    const asked = query && 'properties' in query ? Object.keys(query.properties as object) : []
    const queries = ['']
    if (asked.includes('limit')) queries.push('?limit=20')
    if (asked.includes('tech')) queries.push('?limit=3&tech=1')
    if (asked.includes('sort')) queries.push(...narrowed)
    if (asked.includes('fits')) queries.push(...own)
    if (asked.includes('stage')) queries.push('?limit=20&stage=1')
    if (asked.includes('search')) {
      queries.push(...searches.map((word) => `?limit=20&search=${encodeURIComponent(word)}`))
    }
    return queries.map((text) => ({
      name: `${name}${text}`,
      path: `${path}${text}`,
      role,
      isWhole: whole.test(name) || (text === '' && queries.length > 1),
    }))
  })
}

/** An id that the call of a name can be made with. */
async function idsFor(pool: Pool) {
  const { recruiter, jobseeker } = busyPeople
  const { rows } = await pool.query<Record<string, string>>(
    `select
      (select id from chat where recruiter_id = $1 order by active_at desc limit 1) as recruiter_chat,
      (select id from chat where job_seeker_id = $2 order by active_at desc limit 1) as seeker_chat,
      (select job_seeker_id from contact where recruiter_id = $1 limit 1) as contact,
      (select project_id from decision where recruiter_id = $1 and status = 'LIKED' limit 1) as liked,
      (select id from project where owner_id = $2 limit 1) as project,
      (select project_request_id from link join project_request on project_request.id = project_request_id
        where owner_id = $1 limit 1) as request,
      (select link.id from link join project_request on project_request.id = project_request_id
        where owner_id = $1 and revealed_at is not null limit 1) as link,
      (select handle from public_page where account_id = $2) as page`,
    [recruiter.id, jobseeker.id],
  )
  const ids = rows[0] ?? {}
  const places: [RegExp, string][] = [
    [/\/recruiter\/chats\//, 'recruiter_chat'],
    [/\/user\/chats\//, 'seeker_chat'],
    [/\/contacts\/|user-with-projects/, 'contact'],
    [/(liked|contact)-projects/, 'liked'],
    [/public-pages/, 'page'],
    [/\/projects\//, 'project'],
    [/project-?request/i, 'request'],
    [/revealLinkOwner|revealed-user/, 'link'],
  ]
  return (name: string) => ids[places.find(([pattern]) => pattern.test(name))?.[1] ?? '']
}
