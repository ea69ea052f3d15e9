import type { JobSeekerHome } from '@swipefolio/shared/contract'
import { aJobSeekerHome, anUnseenProject, createTestShell } from '@swipefolio/shared/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import HomeScreen from './home-screen'

const call = 'GET /api/user/home'
const newest = { id: 9, title: 'Tide Tables' }

function open(changes?: Parameters<typeof aJobSeekerHome>[0], paused = false) {
  const shell = createTestShell({ role: 'jobseeker', userName: 'Noa Levi' })
  shell.network.reply(call, aJobSeekerHome(changes))
  shell.network.reply('GET /api/user/privacy', { paused, hiddenCompanies: [] })
  render(shell.wrap(<HomeScreen />))
  return shell
}

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('shows an error when loading fails, and tries again', async () => {
  const { network, wrap } = createTestShell({ role: 'jobseeker' })
  network.fail(call, 400)
  render(wrap(<HomeScreen />))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your next step')
  network.reply(call, aJobSeekerHome())
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: 'Add Your First Project' })).toBeVisible()
})

it('shows a new account the way to the first project, and open requests', async () => {
  open()
  const step = await part('Your next step: 1 of 5')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good to see you, Noa')
  expect(step.getByRole('link', { name: 'Add Your First Project' })).toHaveAttribute(
    'href',
    '/dashboard?section=projects&add=true',
  )
  expect(step.getAllByText('Publish your first project')).toHaveLength(1)
  expect(screen.getAllByRole('region')).toHaveLength(2)
  expect(href(/^All open requests/)).toBe('/project-requests')
})

it.each([
  [['project'], 2, 'Write a Detailed Description', '/dashboard?section=projects&edit=9'],
  [['project', 'description'], 3, 'Add a Repository', '/dashboard?section=projects&edit=9'],
  [
    ['project', 'description', 'repository'],
    4,
    'Add a Live Link',
    '/dashboard?section=projects&edit=9',
  ],
  [
    ['project', 'description', 'repository', 'website'],
    5,
    'Find a Request to Answer',
    '/project-requests',
  ],
  [
    ['project', 'repository', 'website', 'answer'],
    2,
    'Write a Detailed Description',
    '/dashboard?section=projects&edit=9',
  ],
] as const)('leads on after %j', async (done, place, action, target) => {
  open({ done: [...done], newest })
  await part(`Your next step: ${place} of 5`)
  expect(href(action)).toBe(target)
  expect(screen.getAllByText(': done')).toHaveLength(done.length)
})

describe('after the fifth step', () => {
  const done: JobSeekerHome['done'] = ['project', 'description', 'repository', 'website', 'answer']
  const top = anUnseenProject({ id: 9, title: 'Tide Tables' })

  it('begins with the project that most happened to, and leads to the next one', async () => {
    const other = { id: 10, title: 'Pebble' }
    const week = [
      { project: newest, likes: 2, saves: 0 },
      { project: other, likes: 0, saves: 1 },
    ]
    open({ done, newest, top, week })
    const projects = await part('Your projects this week')
    expect(screen.queryByText(/next step/)).not.toBeInTheDocument()
    expect(projects.getByRole('article')).toHaveTextContent('Tide Tables2 likes')
    expect(href('Tide Tables')).toBe('/dashboard?section=projects&project=9')
    expect(href(/Pebble.*1 save/)).toBe('/dashboard?section=projects&project=10')
    expect(href('Add a Project')).toBe('/dashboard?section=projects&add=true')
    expect(href('Get an AI Review')).toBe('/aireview')
  })

  it('says that a week was quiet', async () => {
    open({ done, newest, top })
    const projects = await part('Your projects this week')
    expect(projects.getByRole('article')).toHaveTextContent('Tide TablesQuiet so far')
  })
})

it('links likes and saves of the week to their project', async () => {
  open({ done: ['project'], newest, week: [{ project: newest, likes: 2, saves: 1 }] })
  await part('Your projects this week')
  expect(href(/Tide Tables.*2 likes · 1 save/)).toBe('/dashboard?section=projects&project=9')
})

it('begins with the chats that wait for a word', async () => {
  const turn = { chatId: 4, firstName: 'Maya', lastName: 'Berg', message: 'OK, מחר.', at: '' }
  open({ done: ['project'], newest, turns: [turn], turnsCount: 3 })
  await part('Your turn')
  expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('Your turn')
  expect(screen.getByText('OK, מחר.')).toHaveAttribute('dir', 'rtl')
  expect(screen.getByText('and 2 more')).toBeVisible()
})

it('links the requests that name a technology', async () => {
  const request = { id: 4, title: 'A quiet alarm', endDate: '2099-12-31' }
  open({
    done: ['project'],
    newest,
    requests: [{ ...request, companyName: '', technologies: ['Go', 'Rust'] }],
  })
  await part('Requests that fit you')
  expect(href(/A quiet alarm.*Go, Rust · Unknown Company/)).toBe('/project-request/4')
  expect(href(/All that fit your projects/)).toBe('/project-requests?open=true&fits=true')
})

it('lists the newest requests when none names a technology', async () => {
  const request = { id: 4, title: 'A quiet alarm', endDate: '2099-12-31', technologies: [] }
  open({ done: ['project'], newest, requests: [{ ...request, companyName: 'Quietworks' }] })
  const requests = await part('Project requests')
  expect(requests.getByRole('link', { name: 'A quiet alarm Quietworks' })).toBeVisible()
})

it('leads on when the week was quiet and no request is open', async () => {
  open({ done: ['project'], newest })
  await part('Project requests')
  expect(href(/My Projects/)).toBe('/dashboard?section=projects')
  expect(screen.getByText('Nothing new to answer now')).toBeVisible()
  expect(href('All open requests')).toBe('/project-requests')
})

it('says that the profile is paused only while it is, and ends the pause', async () => {
  open({ done: ['project'], newest })
  await part('Project requests')
  expect(screen.queryByText(/paused/)).not.toBeInTheDocument()
  cleanup()
  const { network } = open({ done: ['project'], newest }, true)
  expect(
    await screen.findByText(/Your profile is paused: recruiters do not see your projects\./),
  ).toBeVisible()
  network.reply('PUT /api/user/privacy', { paused: false, hiddenCompanies: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Show My Profile Again' }))
  expect(await screen.findByText(/Your profile is visible again/)).toBeVisible()
})

it('links the figures to what they count, once there are any', async () => {
  open({ figures: { likes: 0, saves: 0, contacts: 0 } })
  await part('Project requests')
  expect(screen.queryByRole('link', { name: /Likes/ })).not.toBeInTheDocument()
  cleanup()
  open({ done: ['project'], newest, figures: { likes: 7, saves: 0, contacts: 1 } })
  await part('Project requests')
  expect(href('7 Likes')).toBe('/dashboard?section=projects')
  expect(href('0 Saves')).toBe('/dashboard?section=projects')
  expect(href('1 Contact')).toBe('/dashboard?section=privacy')
})
