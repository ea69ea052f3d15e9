import type { APIRequestContext } from '@playwright/test'
import { demoToken } from './demo'
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

/** Whether a page shows everybody the same, but for the home page and the frame of members. */
export const isPublic = (path: string) =>
  publicPages.includes(path) || path.startsWith('/project-request/')

/** The address of every page that a visitor, or a demo account, can open. */
export async function pagesOf(request: APIRequestContext, role?: Role): Promise<string[]> {
  const read = async <Answer>(path: string, token = ''): Promise<Answer> => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    const answer = await request.get(path, { headers })
    if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}`)
    return (await answer.json()) as Answer
  }
  const [newest] = await read<{ id: number }[]>('/api/projectrequests')
  const pages = [...publicPages, `/project-request/${newest?.id}`]
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
