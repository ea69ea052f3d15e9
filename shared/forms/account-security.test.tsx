import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anAccountEvent, aSession, createTestShell } from '../testing'
import { AccountEventsCard } from './account-events-card'
import { SessionsCard } from './sessions-card'
import { currentToasts } from '../ui/feedback/toast'

const current = aSession({ isCurrent: true })
const phone = aSession({ device: 'Safari on iPhone' })

function setUp() {
  const shell = createTestShell({ role: 'recruiter' })
  shell.network.reply('GET /api/recruiter/account-events', [])
  const start = () =>
    render(
      shell.wrap(
        <>
          <SessionsCard of="recruiter" />
          <AccountEventsCard of="recruiter" />
        </>,
      ),
    )
  return { ...shell, start, user: userEvent.setup() }
}

const sessions = 'GET /api/recruiter/sessions'
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Where You Are Logged In' })).findAllByRole(
    'listitem',
  )

describe('the sessions', () => {
  it('show an error when loading fails, and try again', async () => {
    const { network, start, user } = setUp()
    network.fail(sessions, 403)
    start()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load where you are logged in',
    )
    network.reply(sessions, [current])
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument()
  })

  it('mark the current one, which has no button', async () => {
    const { network, start } = setUp()
    network.reply(sessions, [aSession({ isCurrent: true, device: '' })])
    start()
    const [row] = await rows()
    expect(row).toHaveTextContent(/This device · logged in .* · 192\.0\.2\./)
    expect(screen.getByText('Unknown device')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /log out/i })).not.toBeInTheDocument()
  })

  it('are five at first, with the current one on top', async () => {
    const { network, start, user } = setUp()
    network.reply(sessions, [...Array.from({ length: 7 }, () => aSession()), current])
    start()
    const shown = await rows()
    expect(shown).toHaveLength(5)
    expect(shown[0]).toHaveTextContent('This device')
    await user.click(screen.getByRole('button', { name: 'Show All' }))
    expect(await rows()).toHaveLength(8)
  })

  it('end one by one', async () => {
    const { network, start, user } = setUp()
    network.reply(sessions, [current, phone])
    network.reply('DELETE /api/recruiter/sessions/:id', 'Session ended')
    start()
    expect(await rows()).toHaveLength(2)
    network.reply(sessions, [current])
    await user.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(currentToasts().map(({ text }) => text)).toContain('Logged out there')
    expect((await rows())[0]?.parentElement).toHaveFocus()
    const [request] = network.requests('DELETE /api/recruiter/sessions/:id')
    expect(request?.params).toEqual({ id: String(phone.id) })
  })

  it('end all but the current one, and say when that fails', async () => {
    const { network, start, user } = setUp()
    network.reply(sessions, [current, phone])
    network.fail('DELETE /api/recruiter/sessions', 500)
    start()
    await user.click(await screen.findByRole('button', { name: 'Log Out Everywhere Else' }))
    expect(await screen.findByText('Failed to end the session')).toBeInTheDocument()
    network.reply('DELETE /api/recruiter/sessions', 'All other sessions were ended')
    network.reply(sessions, [current])
    await user.click(screen.getByRole('button', { name: 'Log Out Everywhere Else' }))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
  })
})

describe('the account activity', () => {
  const events = 'GET /api/recruiter/account-events'
  const list = () => screen.findByRole('region', { name: 'Account Activity' })

  it('shows an error, or that nothing has happened', async () => {
    const { network, start, user } = setUp()
    network.reply(sessions, [current])
    network.fail(events, 403)
    start()
    expect(await screen.findByText('Failed to load account activity')).toBeInTheDocument()
    network.reply(events, [])
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Nothing has happened yet.')).toBeInTheDocument()
  })

  it('names each event with device and address, five at first', async () => {
    const { network, start, user } = setUp()
    network.reply(sessions, [current])
    const refused = anAccountEvent({ type: 'login-refused', device: '', address: '203.0.113.5' })
    network.reply(events, [refused, ...Array.from({ length: 7 }, () => anAccountEvent())])
    start()
    const items = async () => within(await list()).findAllByRole('listitem')
    const [newest, second, ...others] = await items()
    expect(newest).toHaveTextContent('A login with a wrong password was refused')
    expect(newest).toHaveTextContent('203.0.113.5')
    expect(second).toHaveTextContent(/You logged in.*Firefox on Linux · 192\.0\.2\.7/)
    expect(others).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Show All' }))
    expect(await items()).toHaveLength(8)
  })
})
