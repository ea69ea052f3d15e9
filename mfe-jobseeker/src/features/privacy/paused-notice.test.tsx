import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PausedNotice } from './paused-notice'

const own = 'GET /api/user/privacy'
const update = 'PUT /api/user/privacy'
const settings = { paused: true, hiddenCompanies: [] }

function setUp() {
  const shell = createTestShell({ role: 'jobseeker' })
  shell.network.reply(own, settings)
  return { ...shell, show: () => render(shell.wrap(<PausedNotice />)) }
}

const button = (name: string) => screen.findByRole('button', { name })

it('is nothing for a profile that is visible', async () => {
  const { network, show } = setUp()
  network.reply(own, { ...settings, paused: false })
  show()
  await waitFor(() => expect(network.requests(own)).toHaveLength(1))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('ends the pause before the server answers, keeps the focus, and takes it back', async () => {
  const { network, show } = setUp()
  let answer = () => {}
  network.reply(update, ({ body }) => {
    if (body.paused) return { ...settings, ...body }
    return new Promise((resolve) => {
      answer = () => resolve({ ...settings, ...body })
    })
  })
  show()
  await userEvent.click(await button('Show My Profile Again'))
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Your profile is visible again: recruiters see your projects.',
  )
  expect(await button('Pause Again')).toHaveFocus()
  await userEvent.click(await button('Pause Again'))
  expect(network.requests(update)).toHaveLength(1)

  answer()
  await waitFor(async () => {
    await userEvent.click(await button('Pause Again'))
    expect(screen.getByRole('status')).toHaveTextContent('Your profile is paused')
  })
  expect(network.requests(update).map(({ body }) => body)).toEqual([
    { paused: false },
    { paused: true },
  ])
})

it('is paused again, and says why, when the server refuses', async () => {
  const { network, show } = setUp()
  network.fail(update, 429, 'Too many changes, please wait a moment')
  show()
  await userEvent.click(await button('Show My Profile Again'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many changes')
  expect(await button('Show My Profile Again')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Your profile is paused')
})
