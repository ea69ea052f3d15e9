import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTestShell } from '../testing'
import { MailPreferencesCard } from './mail-preferences-card'

const call = {
  get: 'GET /api/recruiter/mail-preferences',
  put: 'PUT /api/recruiter/mail-preferences',
} as const
const all = { messages: true, contacts: true, links: true }

function setUp() {
  const shell = createTestShell({ role: 'recruiter' })
  const start = () => render(shell.wrap(<MailPreferencesCard of="recruiter" />))
  return { ...shell, start, user: userEvent.setup() }
}

const box = (name: string) => screen.findByRole('checkbox', { name })
const messages = 'Messages that I have not read'

it('shows an error when loading fails, and tries again', async () => {
  const { network, start, user } = setUp()
  network.fail(call.get, 403)
  start()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load what you are mailed')
  network.reply(call.get, all)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await box(messages)).toBeChecked()
})

it('rolls an optimistic choice back when saving fails', async () => {
  const { network, start, user } = setUp()
  network.reply(call.get, all)
  network.fail(call.put, 500)
  start()
  await user.click(await box(messages))
  expect(await screen.findByText('Failed to save what you are mailed')).toBeInTheDocument()
  expect(await box(messages)).toBeChecked()
})

it('takes a choice back at once without a network, and does not send it later', async () => {
  const { network, start, user } = setUp()
  network.reply(call.get, all)
  start()
  const choice = await box(messages)
  network.setOffline(true)
  window.dispatchEvent(new Event('offline'))
  await user.click(choice)
  expect(await screen.findByText('Failed to save what you are mailed')).toBeInTheDocument()
  expect(choice).toBeChecked()
  network.setOffline(false)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(network.requests(call.get)).toHaveLength(2))
  expect(network.requests(call.put)).toHaveLength(0)
})

it('offers a recruiter the mail kinds of recruiters, and saves a choice at once', async () => {
  const { network, start, user } = setUp()
  network.reply(call.get, all)
  network.reply(call.put, ({ body }) => ({ ...all, ...body }))
  start()
  await user.click(await box('Repositories sent to my project requests'))
  expect(await box('Repositories sent to my project requests')).not.toBeChecked()
  expect(await box(messages)).toBeChecked()
  expect(screen.queryByText('Recruiters who can now see me')).not.toBeInTheDocument()
  expect(network.requests(call.put).map(({ body }) => body)).toEqual([{ links: false }])
})

it('keeps the last of two choices when the answer to the first is late', async () => {
  const { network, start, user } = setUp()
  network.reply(call.get, all)
  start()
  const answer = network.hold(call.put)
  await user.click(await box(messages))
  await user.click(await box('Repositories sent to my project requests'))
  expect(network.requests(call.put)).toHaveLength(1)
  network.reply(call.put, { messages: false, contacts: true, links: false })
  answer({ messages: false, contacts: true, links: true })
  await waitFor(() => expect(network.requests(call.put)).toHaveLength(2))
  expect(await box('Repositories sent to my project requests')).not.toBeChecked()
  expect(await box(messages)).not.toBeChecked()
})
