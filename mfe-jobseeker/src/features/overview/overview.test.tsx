import { live } from '@swipefolio/shared/api'
import {
  aJobSeekerHome,
  aJobSeekerStats,
  aProject,
  aTechnology,
  createTestShell,
} from '@swipefolio/shared/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Overview } from './overview'

const call = 'GET /api/user/dashboard-stats'
const stats = aJobSeekerStats({
  projectsCount: 3,
  projectsLikes: 7,
  contacts: 4,
  projectsSaved: 12,
})
stats.trends.contacts[29] = 2

function setUp() {
  const shell = createTestShell({ role: 'jobseeker' })
  shell.network.reply('GET /api/user/projects', [])
  shell.network.reply('GET /api/user/home', aJobSeekerHome())
  return { ...shell, show: () => render(shell.wrap(<Overview />)) }
}

it('shows an error when loading fails, and retries', async () => {
  const { network, show } = setUp()
  network.fail(call, 400)
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load statistics. Please try again later.',
  )
  network.reply(call, stats)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('group', { name: 'Projects' })).toHaveTextContent('3')
})

it("prefers the server's sentence", async () => {
  const { network, show } = setUp()
  network.fail(call, 429, 'Too many requests, please wait a moment')
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests')
})

it('counts projects, likes, contacts and saved projects', async () => {
  const { network, show } = setUp()
  network.reply(call, stats)
  show()
  expect(await screen.findByRole('group', { name: 'Projects' })).toHaveTextContent('3')
  expect(screen.getByRole('group', { name: 'Likes' })).toHaveTextContent(
    '7None in the last 30 daysProjects liked by recruiters',
  )
  expect(screen.getByRole('group', { name: 'Contacts' })).toHaveTextContent(
    '4+2 in the last 30 daysRecruiters who can view your profile',
  )
  expect(screen.getByRole('group', { name: 'Saved' })).toHaveTextContent(
    '12None in the last 30 daysProjects saved by recruiters',
  )
})

it('counts anew when a like arrives', async () => {
  const { network, show } = setUp()
  network.reply(call, stats)
  show()
  expect(await screen.findByRole('group', { name: 'Likes' })).toHaveTextContent('7')
  network.reply(call, { ...stats, projectsLikes: 8 })
  act(() => live.publish({ type: 'notification' }))
  await waitFor(() => expect(screen.getByRole('group', { name: 'Likes' })).toHaveTextContent('8'))
})

it.each([
  ['Projects', 'projects'],
  ['Likes', 'projects'],
  ['Contacts', 'privacy'],
  ['Saved', 'projects'],
])('links %s to where they are', async (label, section) => {
  const { network, show } = setUp()
  network.reply(call, stats)
  show()
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute(
    'href',
    `/dashboard?section=${section}`,
  )
})

it('begins with the chats that wait for an answer and the next step', async () => {
  const { network, show } = setUp()
  network.reply(call, stats)
  const at = '2026-01-01T12:00:00.000Z'
  const turn = { chatId: 5, firstName: 'Maya', lastName: 'Brandt', message: 'Hello', at }
  network.reply('GET /api/user/home', aJobSeekerHome({ done: ['project'], turns: [turn] }))
  show()
  const row = await screen.findByRole('button', { name: /Maya Brandt Hello/ })
  const likes = screen.getByRole('group', { name: 'Likes' })
  expect(row.compareDocumentPosition(likes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: /Write a Detailed Description/ })).toBeVisible()
  await userEvent.click(row)
  expect(sessionStorage.getItem('activeChatId')).toBe('5')
})

it('leaves no room for a next step while it loads: most accounts have none', async () => {
  const { network, show } = setUp()
  network.reply(call, stats)
  show()
  expect(screen.getByText('Loading statistics...')).toBeInTheDocument()
  expect(screen.queryByText(/Your next step/)).not.toBeInTheDocument()
  expect(await screen.findByRole('group', { name: 'Likes' })).toBeVisible()
})

it('leads a new account on with the first step and its words', async () => {
  const { network, show } = setUp()
  network.reply(call, stats)
  network.reply('GET /api/user/home', aJobSeekerHome({ newest: null }))
  show()
  expect(await screen.findByRole('link', { name: 'Add Your First Project' })).toBeVisible()
  expect(screen.getByText(/A title and its technologies are enough/)).toBeVisible()
})

it('shows the figures, and an error above them, when what waits fails to load', async () => {
  const { network, show } = setUp()
  network.reply(call, stats)
  network.fail('GET /api/user/home', 400)
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load what waits for you')
  expect(screen.getByRole('group', { name: 'Likes' })).toHaveTextContent('7')
})

it('shows the four tips also when the statistics fail', async () => {
  const { network, show } = setUp()
  network.fail(call, 400)
  show()
  await screen.findByRole('alert')
  const tips = screen.getAllByRole('heading', { level: 3 }).map((tip) => tip.textContent)
  expect(tips).toEqual([
    'Write detailed descriptions',
    'Add repository links',
    'Tag your technologies',
    'Include a live demo link',
  ])
})

describe('a tip', () => {
  const technologies = ['Go', 'Rust', 'SQL'].map((name) => aTechnology({ name }))
  const good = aProject({ about: 'x'.repeat(120), technologies })
  const poor = aProject({ about: 'Ticks.', gitUrl: '', websiteUrl: '' })
  const titles = [
    'Write detailed descriptions',
    'Add repository links',
    'Tag your technologies',
    'Include a live demo link',
  ]

  async function tips(own: (typeof good)[]) {
    const { network, show } = setUp()
    network.reply(call, stats)
    network.reply('GET /api/user/projects', own)
    show()
    await screen.findByRole('group', { name: 'Likes' })
    return Promise.all(
      titles.map(async (name) => within(await screen.findByRole('listitem', { name }))),
    )
  }

  it('is marked as done once every project follows it', async () => {
    for (const tip of await tips([good])) {
      expect(await tip.findByText('Your project does')).toBeInTheDocument()
      expect(tip.getByRole('heading')).toHaveTextContent(/: done$/)
    }
  })

  it('shows how many projects follow it', async () => {
    for (const tip of await tips([good, poor])) {
      expect(await tip.findByText('1 of 2 projects so far')).toBeInTheDocument()
      expect(tip.getByRole('heading')).not.toHaveTextContent(/done/)
    }
  })
  it('leads to the form of the first project that does not follow it', async () => {
    const [descriptions, repositories, technologiesTip] = await tips([
      good,
      aProject({ id: 8, title: 'Tick', about: 'Ticks.', technologies }),
      poor,
    ])
    expect(descriptions?.getByRole('link', { name: 'Edit “Tick”' })).toHaveAttribute(
      'href',
      '/dashboard?section=projects&edit=8',
    )
    expect(repositories?.getByRole('link', { name: `Edit “${poor.title}”` })).toBeVisible()
    expect(technologiesTip?.getByRole('heading')).not.toHaveTextContent(/done/)
  })

  it('is below those that are not done, and leads nowhere, once it is', async () => {
    const [, repositories] = await tips([good, aProject({ ...good, id: 9, websiteUrl: '' })])
    expect(repositories?.queryByRole('link')).not.toBeInTheDocument()
    const list = within(screen.getByRole('region', { name: 'Profile tips' }))
    expect(list.getAllByRole('heading', { level: 3 }).map((tip) => tip.textContent)).toEqual([
      'Include a live demo link',
      'Write detailed descriptions: done',
      'Add repository links: done',
      'Tag your technologies: done',
    ])
  })
})

it('lists the projects that recruiters like and save, the most decided first, as links', async () => {
  const { network, show } = setUp()
  const own = ['Dim', 'Lit', 'Bright'].map((title, index) => aProject({ id: index + 1, title }))
  network.reply('GET /api/user/projects', own)
  const projects = [
    { id: 3, likes: 2, saves: 1 },
    { id: 2, likes: 0, saves: 1 },
  ]
  network.reply(call, { ...stats, projects })
  show()
  const list = within(await screen.findByRole('region', { name: 'My Projects' }))
  const rows = list.getAllByRole('link')
  for (const [index, name] of [
    'Bright 2 likes · 1 save',
    'Lit 1 save',
    'Dim No likes or saves yet',
  ].entries()) {
    expect(rows[index]).toHaveAccessibleName(name)
  }
  expect(rows[0]).toHaveAttribute('href', '/dashboard?section=projects&project=3')
})
