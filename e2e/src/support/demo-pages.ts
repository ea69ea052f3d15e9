import type { APIRequestContext } from '@playwright/test'
import { demoToken } from './demo'
import { isFull } from './is-full'
import type { Role } from './people'

const publicPages = [
  '/',
  '/project-requests',
  '/aboutus',
  '/faq',
  '/terms',
  '/privacy',
  '/aireview',
  '/p/lucia-ferrantini',
]

const sections = {
  recruiter: ['overview', 'requests', 'saved', 'passed', 'contacts', 'settings'],
  jobseeker: ['projects', 'overview', 'settings', 'submissions', 'privacy'],
} satisfies Record<Role, string[]>

/** Of the pages that everybody can open, those that a test opens as a member: the home page differs, the other has the frame. */
const publicPagesOfMembers = ['/', '/faq']

/** The address of every page that a visitor, or in a proof a demo account, can open. */
export async function pagesOf(request: APIRequestContext, role?: Role): Promise<string[]> {
  const read = async <Answer>(path: string, token = ''): Promise<Answer> => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    const answer = await request.get(path, { headers })
    if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}`)
    return (await answer.json()) as Answer
  }
  const [newest] = await read<{ id: number }[]>('/api/projectrequests')
  const ofVisitors = [...publicPages, `/project-request/${newest?.id}`]
  const pages = role && !isFull ? publicPagesOfMembers : ofVisitors
  if (role === undefined) {
    return [...pages, '/login', '/signup', '/dashboard', '/swipeprojects', '/nowhere']
  }
  const token = await demoToken(request, role)
  const own = sections[role].map((section) => `/dashboard?section=${section}`)
  if (role === 'recruiter') {
    const [contact] = await read<{ id: number }[]>('/api/recruiter/contacts', token)
    return [...pages, ...own, '/swipeprojects', `/user/${contact?.id}`]
  }
  const { id } = await read<{ id: number }>('/api/user/details', token)
  const [project] = await read<{ id: number }[]>('/api/user/projects', token)
  return [...pages, ...own, `${own[0]}&project=${project?.id}`, `/user/${id}`]
}
