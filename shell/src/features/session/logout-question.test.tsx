import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionOwner, unsavedWork } from '@swipefolio/shared/session'
import { createTestShell } from '@swipefolio/shared/testing'
import { ProfileArea } from '../../frame/profile-area'

function open() {
  const shell = createTestShell({ role: 'recruiter', userName: 'Maya Brandt' })
  shell.network.reply('GET /api/recruiter/notifications/unseen-exist', false)
  shell.network.reply('POST /api/auth/logout', '')
  render(shell.wrap(<ProfileArea />))
  return shell
}

const store = (key: string, work: object, owner = sessionOwner()) =>
  sessionStorage.setItem(key, JSON.stringify({ owner, ...work }))

async function chooseLogout() {
  await userEvent.click(screen.getByRole('button', { name: 'Maya Brandt' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))
}

const question = () => screen.findByRole('alertdialog', { name: 'Discard your unsaved changes?' })

test('asks before a logout removes drafts and unsent messages', async () => {
  const shell = open()
  store('formDrafts', { drafts: { 'new request': '{}' } })
  store('unsentMessages', { drafts: { 7: 'Hello' }, waiting: [{}] })
  await chooseLogout()
  expect(await question()).toHaveAccessibleDescription(
    'Logging out removes a form that is not saved and 2 messages that are not sent.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Keep Editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(sessionStorage.getItem('formDrafts')).toContain('new request')
  expect(shell.network.requests('POST /api/auth/logout')).toHaveLength(0)

  await chooseLogout()
  await question()
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(shell.location()).toBe('/login'))
  expect(sessionStorage).toHaveLength(0)
})

test('asks before a logout leaves a changed form that keeps no draft', async () => {
  const shell = open()
  const forget = unsavedWork.addForm()
  await chooseLogout()
  expect(await question()).toHaveAccessibleDescription(
    'Logging out removes a form that is not saved.',
  )
  forget()
  await userEvent.click(screen.getByRole('button', { name: 'Keep Editing' }))
  await chooseLogout()
  await waitFor(() => expect(shell.location()).toBe('/login'))
})

test.each([
  ['empty', undefined, {}],
  ['of another account', 'jobseeker.other', { 'new request': '{}' }],
])('does not ask about drafts that are %s', async (_, owner, drafts) => {
  const shell = open()
  store('formDrafts', { drafts }, owner)
  await chooseLogout()
  await waitFor(() => expect(shell.location()).toBe('/login'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
