import { Route, Routes } from '@swipefolio/shared/router'
import {
  aChat,
  aContact,
  aContactSummary,
  aJobSeekerProfile,
  aLink,
  aMessage,
  anAccountEvent,
  anUnseenProject,
  anOwnProjectRequest,
  aRecruiter,
  aRecruiterStats,
  aSession,
  aTechnology,
  createTestShell,
  createToken,
} from '@swipefolio/shared/testing'
import { createRoot } from 'react-dom/client'
import DashboardScreen from './screens/dashboard/dashboard-screen'
import SwipeScreen from './screens/swipe/swipe-screen'
import UserScreen from './screens/user/user-screen'

const { pathname, search } = window.location
const { network, wrap } = createTestShell({
  role: 'recruiter',
  userName: 'Maya Brandt',
  path: pathname === '/' ? '/swipeprojects' : pathname + search,
})
const works: readonly [title: string, about: string, technologies: string][] = [
  [
    'Tide Tables',
    'Tells small harbours when it is safe to leave. Reads the gauges of forty piers, draws the next two days as one calm curve, and sends a text when the bar is closed.\n\nIt started as a spreadsheet of my uncle, who has fished there since 1974 and still checks every number against his own. The first version took a whole afternoon to answer; this one takes less than a second, works without a network for a week, and has been right on 362 of the last 365 days.',
    'Rust WebAssembly SQLite PostGIS TypeScript Svelte Docker',
  ],
  ['Loom', 'Weaves commit histories into patterns that can really be knitted.', 'TypeScript D3'],
  ['Night Bus', 'Finds the last bus home. Works in a tunnel, too.', 'Kotlin Compose Room'],
  ['Paper Garden', 'Plans a vegetable bed by what the neighbours already grow.', 'Go HTMX SQLite'],
  ['Kiln', 'Fires static sites slowly, so that nothing cracks.', 'Zig'],
  ['מפת הרעש', 'מודד את הרעש ברחוב ומצייר ממנו מפה.', 'Python React'],
]

const deck = works.map(([title, about, names], place) =>
  anUnseenProject({
    id: place + 1,
    title,
    about,
    technologies: names.split(' ').map((name) => aTechnology({ name })),
    websiteUrl: place % 2 === 0 ? 'https://tides.example.com' : '',
  }),
)

function prepareAnswers() {
  const owned = deck.map((project) => ({ ...project, owner: null }))
  const noa = aContact({ id: 7 })
  const amir = aContact({
    id: 8,
    firstName: 'Amir',
    lastName: 'Haddad',
    email: 'amir@example.com',
  })
  const dana = aContact({ id: 9, firstName: 'דנה', lastName: 'כהן', email: 'dana@example.com' })
  const nextYear = new Date().getFullYear() + 1
  const open = anOwnProjectRequest({ id: 5, endDate: `${nextYear}-05-01` })
  const closed = anOwnProjectRequest({ id: 6, title: 'A quieter inbox', endDate: '2020-01-31' })
  const hidden = aLink({ id: 1, note: 'It works in a tunnel.' })
  const links = [
    hidden,
    aLink({ id: 2, gitHubLink: 'https://github.com/loom/stops', ownerRevealed: true }),
  ]
  const decided = new Set<string>()
  const recruiter = aRecruiter()

  network.reply('GET /api/recruiter/projects/unseen', () =>
    deck.filter(({ id }) => !decided.has(String(id))),
  )
  network.reply('POST /api/recruiter/projects/:id', ({ params }) => {
    decided.add(params.id ?? '')
    return ''
  })
  network.reply('DELETE /api/recruiter/projects/:id/decision', ({ params }) => {
    decided.delete(params.id ?? '')
    return ''
  })
  network.reply('GET /api/recruiter/projects/saved', owned.slice(1, 5))
  network.reply('PUT /api/recruiter/projects/saved/:id/decision', '')
  network.reply(
    'GET /api/recruiter/dashboard-stats',
    aRecruiterStats({
      projectsLiked: 18,
      projectsSaved: 4,
      contacts: 3,
      linksReceived: links.length,
    }),
  )
  network.reply('GET /api/recruiter/projectRequests', [open, closed])
  network.reply('POST /api/recruiter/projectRequests', open)
  network.reply('PUT /api/recruiter/projectRequests', open)
  network.reply('DELETE /api/recruiter/projectRequests/:id', '')
  network.reply('GET /api/recruiter/projectRequests/:id/links', links)
  network.reply('PUT /api/recruiter/links/:id/verdict', ({ body }) => ({
    ...hidden,
    ...body,
    secondsToUndo: 10,
  }))
  network.reply('GET /api/recruiter/revealed-user/:id', amir)
  network.reply('GET /api/recruiter/revealLinkOwner/:id', {
    ...hidden,
    ownerRevealed: true,
    linkOwner: noa,
  })
  network.reply('GET /api/recruiter/contacts', ({ query }) =>
    query.stage && query.stage !== '1' ? [] : [noa, amir, dana],
  )
  network.reply('GET /api/recruiter/contact-stages', [
    { id: 1, name: 'New', count: 3 },
    { id: 2, name: 'Talking', count: 0 },
  ])
  const desk = {
    stageId: 1,
    note: 'Writes well.',
    noteVersion: 1,
    tags: ['remote'],
    nextStep: '',
    nextStepOn: '',
  }
  network.reply('GET /api/recruiter/contacts/:id/desk', desk)
  network.reply('PUT /api/recruiter/contacts/:id/desk', ({ body }) => ({ ...desk, ...body }))
  network.reply('GET /api/recruiter/projects/unseen/count', { count: deck.length })
  network.reply('GET /api/recruiter/saved-filters', [])
  network.reply('GET /api/recruiter/contacts/:id', aContactSummary({ id: 7 }))
  network.reply('GET /api/recruiter/liked-projects/:id/contact', aContactSummary({ id: 7 }))
  network.reply('POST /api/recruiter/chats/send', ({ body }) =>
    aMessage({ message: body.message ?? '' }),
  )
  network.reply('GET /api/recruiter/chats', [aChat({ user: noa })])
  network.reply('GET /api/recruiter/details', recruiter)
  network.reply('GET /api/recruiter/sessions', [
    aSession({ isCurrent: true }),
    aSession({ device: 'Safari on iPhone' }),
  ])
  network.reply('GET /api/recruiter/account-events', [anAccountEvent()])
  network.reply('GET /api/recruiter/second-factor', { enabledAt: null, recoveryCodesLeft: 0 })
  network.reply('GET /api/recruiter/push-devices', { publicKey: '', devices: [] })
  network.reply('GET /api/recruiter/mail-preferences', {
    messages: true,
    contacts: true,
    links: true,
  })
  network.reply('PUT /api/recruiter/update', {
    user: recruiter,
    token: createToken('recruiter', 'Maya Brandt'),
  })
  network.reply('GET /api/recruiter/user-with-projects/:id', {
    id: 7,
    fullName: 'Noa Levi',
    email: '',
    chatId: noa.chatId,
    since: noa.since,
    origin: noa.origin,
    profile: aJobSeekerProfile(),
    projectWithTechnologies: owned.map((project) => ({
      project,
      technologies: project.technologies,
    })),
    likedByRecruiter: owned.slice(0, 1).map((project) => ({ project })),
  })
}

prepareAnswers()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  wrap(
    <main>
      <Routes>
        <Route path="/swipeprojects" element={<SwipeScreen />} />
        <Route path="/dashboard" element={<DashboardScreen />} />
        <Route path="/user/:userId" element={<UserScreen />} />
      </Routes>
    </main>,
  ),
)
