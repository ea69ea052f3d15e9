import { aJobSeekerHome, createTestShell } from '@swipefolio/shared/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import HomeScreen from './home-screen'

const call = 'GET /api/user/home'
const newest = { id: 9, title: 'Tide Tables' }

function open(changes?: Parameters<typeof aJobSeekerHome>[0]) {
  const shell = createTestShell({ role: 'jobseeker', userName: 'Noa Levi' })
  shell.network.reply(call, aJobSeekerHome(changes))
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

it('shows a new account nothing but the way to the first project', async () => {
  open()
  const step = await part('Your next step: 1 of 5')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome')
  expect(step.getByRole('link', { name: 'Add Your First Project' })).toHaveAttribute(
    'href',
    '/dashboard?section=projects&add=true',
  )
  expect(screen.getAllByRole('region')).toHaveLength(1)
})

it.each([
  [['project'], 'Write a Description', '/dashboard?section=projects&edit=9'],
  [['project', 'description'], 'Add a Repository', '/dashboard?section=projects&edit=9'],
  [
    ['project', 'description', 'repository'],
    'Add a Live Link',
    '/dashboard?section=projects&edit=9',
  ],
  [
    ['project', 'description', 'repository', 'website'],
    'Find a Request to Answer',
    '/project-requests',
  ],
  [
    ['project', 'repository', 'website', 'answer'],
    'Write a Description',
    '/dashboard?section=projects&edit=9',
  ],
] as const)('leads on after %j', async (done, action, target) => {
  open({ done: [...done], newest })
  await part(`Your next step: ${done.length + 1} of 5`)
  expect(href(action)).toBe(target)
  expect(screen.getAllByText(': done')).toHaveLength(done.length)
})

it('has no step after the fifth', async () => {
  open({ done: ['project', 'description', 'repository', 'website', 'answer'], newest })
  await part('Your projects this week')
  expect(screen.queryByText(/next step/)).not.toBeInTheDocument()
})

it('links likes and saves of the week to their project', async () => {
  open({ done: ['project'], newest, week: [{ project: newest, likes: 2, saves: 1 }] })
  await part('Your projects this week')
  expect(href(/Tide Tables.*2 likes · 1 save/)).toBe('/dashboard?section=projects&project=9')
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
})

it('leads on when the week was quiet and no request fits', async () => {
  open({ done: ['project'], newest })
  await part('Project requests')
  expect(href(/My Projects/)).toBe('/dashboard?section=projects')
  expect(href(/All open requests/)).toBe('/project-requests')
})
