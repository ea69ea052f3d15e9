import { aJobSeekerStats, createTestShell } from '@swipefolio/shared/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Overview } from './overview'

const call = 'GET /api/user/dashboard-stats'
const stats = aJobSeekerStats({
  projectsCount: 3,
  projectsLikes: 7,
  contacts: 4,
  projectsSaved: 12,
})

function setUp() {
  const shell = createTestShell({ role: 'jobseeker' })
  return { ...shell, show: () => render(shell.wrap(<Overview />)) }
}

it('says that the figures could not be loaded and tries again', async () => {
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
    '7Projects liked by recruiters',
  )
  expect(screen.getByRole('group', { name: 'Contacts' })).toHaveTextContent(
    '4Recruiters who can view your profile',
  )
  expect(screen.getByRole('group', { name: 'Saved' })).toHaveTextContent(
    '12Projects saved by recruiters',
  )
})

it('gives four tips, whatever becomes of the figures', async () => {
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
