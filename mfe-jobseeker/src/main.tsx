import {
  aJobSeeker,
  aJobSeekerProfile,
  aJobSeekerStats,
  aChat,
  anAccountEvent,
  aProject,
  aSentLink,
  aSession,
  aTechnology,
  createTestShell,
} from '@swipefolio/shared/testing'
import { Route, Routes } from '@swipefolio/shared/router'
import { createRoot } from 'react-dom/client'
import DashboardScreen from './screens/dashboard/dashboard-screen'

const technologies = ['React', 'TypeScript', 'PostgreSQL', 'Fastify', 'Docker', 'Rust'].map(
  (name) => aTechnology({ name }),
)
const { pathname, search } = window.location
const path = pathname === '/' ? `/dashboard${search}` : pathname + search
const shell = createTestShell({ role: 'jobseeker', userName: 'Noa Levi', path })
const jobSeeker = aJobSeeker({ id: 1 })
let projects = [
  aProject({ id: 1, technologies }),
  aProject({
    id: 2,
    title: 'Night Bus',
    about: 'Finds the last bus home.\nWorks in a tunnel, too.',
    technologies: technologies.slice(0, 2),
    websiteUrl: '',
  }),
  aProject({ id: 3, title: 'Paper Garden', technologies: technologies.slice(2, 5) }),
]

shell.network.reply('GET /api/user/details', () => jobSeeker)
let profile = aJobSeekerProfile()
shell.network.reply('GET /api/user/profile', () => profile)
shell.network.reply(
  'PUT /api/user/profile',
  ({ body }) => (profile = { ...profile, ...(body as typeof profile) }),
)
let page = { isOn: false, handle: '', projectIds: [] as number[], isListed: false }
shell.network.reply('GET /api/user/public-page', () => page)
shell.network.reply('PUT /api/user/public-page', ({ body }) => (page = { ...page, ...body }))
shell.network.reply('GET /api/user/projects', () => projects)
shell.network.reply('GET /api/user/techlist', technologies)
shell.network.reply('GET /api/user/dashboard-stats', () =>
  aJobSeekerStats({
    projectsCount: projects.length,
    projectsLikes: 7,
    contacts: 4,
    projectsSaved: 12,
  }),
)
let privacy = { paused: false, hiddenCompanies: ['Gull Ltd'], hiddenDomains: ['gull.example'] }
shell.network.reply('GET /api/user/privacy', () => privacy)
shell.network.reply('PUT /api/user/privacy', ({ body }) => (privacy = { ...privacy, ...body }))
shell.network.reply('GET /api/user/sessions', [
  aSession({ isCurrent: true }),
  aSession({ device: 'Safari on iPhone' }),
])
shell.network.reply('GET /api/user/account-events', [anAccountEvent()])
shell.network.reply('GET /api/user/second-factor', { enabledAt: null, recoveryCodesLeft: 0 })
let mails = { messages: true, contacts: true, links: true }
shell.network.reply('GET /api/user/push-devices', { publicKey: '', devices: [] })
shell.network.reply('GET /api/user/mail-preferences', () => mails)
shell.network.reply('PUT /api/user/mail-preferences', ({ body }) => (mails = { ...mails, ...body }))
shell.network.reply('GET /api/user/chats', [aChat()])
shell.network.reply('GET /api/user/submissions', [
  aSentLink(),
  aSentLink({ ownerRevealed: true, status: 'REVEALED' }),
  aSentLink({ status: 'DECLINED', reply: 'Warm work, but we need it without a network.' }),
  aSentLink({ projectRequest: { id: 3, title: 'A quiet alarm', endDate: '2020-01-01' } }),
])
shell.network.reply('DELETE /api/user/projects/:id', ({ params }) => {
  projects = projects.filter(({ id }) => String(id) !== params.id)
  return ''
})

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')
createRoot(container).render(
  shell.wrap(
    <Routes>
      <Route path="/dashboard" element={<DashboardScreen />} />
    </Routes>,
  ),
)
