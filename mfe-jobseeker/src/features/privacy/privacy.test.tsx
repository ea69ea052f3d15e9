import { domainRefusals } from '@swipefolio/shared/rules'
import { aChat, createTestShell } from '@swipefolio/shared/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Privacy } from './privacy'

const own = 'GET /api/user/privacy'
const update = 'PUT /api/user/privacy'
const contacts = 'GET /api/user/chats'
const unblock = 'DELETE /api/user/chats/:chatId/block'
const recruiter = { firstName: 'Maya', lastName: 'Brandt', companyName: 'Lumen Works' }

function setUp({
  paused = false,
  hiddenCompanies = [] as string[],
  hiddenDomains = [] as string[],
} = {}) {
  const shell = createTestShell({ role: 'jobseeker' })
  let stored = { paused, hiddenCompanies, hiddenDomains }
  shell.network.reply(own, () => stored)
  shell.network.reply(update, ({ body }) => (stored = { ...stored, ...body }))
  shell.network.reply(contacts, [])
  return { ...shell, show: () => render(shell.wrap(<Privacy />)) }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const region = (name: string) => within(screen.getByRole('region', { name }))

it('shows an error when loading fails, and retries', async () => {
  const { network, show } = setUp()
  network.fail(own, 400)
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your privacy settings')
  network.reply(own, { paused: true, hiddenCompanies: [], hiddenDomains: [] })
  await press('Try Again')
  expect(await screen.findByText(/Your profile is paused/)).toBeInTheDocument()
})

describe('the pause', () => {
  it('starts and ends', async () => {
    const { network, show } = setUp()
    show()
    await press('Pause My Profile')
    expect(await screen.findByText(/Your profile is paused/)).toBeInTheDocument()
    await press('Show My Profile Again')
    expect(await screen.findByText(/Your profile is visible/)).toBeInTheDocument()
    expect(network.requests(update).map(({ body }) => body)).toEqual([
      { paused: true },
      { paused: false },
    ])
  })

  it('shows why it failed and stays unchanged', async () => {
    const { network, show } = setUp()
    network.fail(update, 500)
    show()
    await press('Pause My Profile')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update your privacy settings',
    )
    expect(screen.getByText(/Your profile is visible/)).toBeInTheDocument()

    const later = Date.now() + 2000
    jest.spyOn(Date, 'now').mockReturnValue(later)
    network.reply(update, { paused: true, hiddenCompanies: [], hiddenDomains: [] })
    await press('Pause My Profile')
    expect(await screen.findByText(/Your profile is paused/)).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    jest.restoreAllMocks()
  })
})

describe('hiding from a company', () => {
  const input = () => screen.findByLabelText('Company Name')

  it('requires a name within the length limit', async () => {
    const { network, show } = setUp()
    show()
    await press('Hide From Company')
    expect(await input()).toHaveAccessibleDescription('Please enter a company name')
    await waitFor(async () => expect(await input()).toHaveFocus())
    await userEvent.click(await input())
    await userEvent.paste('x'.repeat(101))
    await press('Hide From Company')
    expect(await input()).toHaveAccessibleDescription(
      'Company name is too long: at most 100 characters',
    )
    expect(network.requests(update)).toHaveLength(0)
  })

  it('adds and removes companies', async () => {
    const { network, show } = setUp({ hiddenCompanies: ['Gull Ltd'] })
    show()
    await userEvent.type(await input(), 'Lumen Works{Enter}')
    await press('Show me to Gull Ltd again')
    await waitFor(() => expect(screen.queryByText('Gull Ltd')).not.toBeInTheDocument())
    expect(screen.getByText('Lumen Works')).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Hidden companies' })).toHaveFocus()
    expect(await input()).toHaveValue('')
    expect(network.requests(update).map(({ body }) => body)).toEqual([
      { hiddenCompanies: ['Gull Ltd', 'Lumen Works'] },
      { hiddenCompanies: ['Lumen Works'] },
    ])
  })

  it('keeps the input when it fails', async () => {
    const { network, show } = setUp()
    network.fail(update, 400, 'At most 100 companies')
    show()
    await userEvent.type(await input(), 'Lumen Works{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('At most 100 companies')
    expect(await input()).toHaveValue('Lumen Works')
  })
})

describe('hiding from an email domain', () => {
  const input = () => screen.findByLabelText('Email Domain')

  it('requires a domain', async () => {
    const { network, show } = setUp()
    show()
    await press('Hide From Domain')
    expect(await input()).toHaveAccessibleDescription('Please enter an email domain')
    await userEvent.type(await input(), 'gull{Enter}')
    expect(await input()).toHaveAccessibleDescription('Please enter a domain such as example.com')
    expect(network.requests(update)).toHaveLength(0)
  })

  it('adds and removes domains', async () => {
    const { network, show } = setUp({ hiddenDomains: ['gull.example'] })
    show()
    await userEvent.type(await input(), '@lumen.example{Enter}')
    await press('Show me to gull.example again')
    await waitFor(() => expect(screen.queryByText('gull.example')).not.toBeInTheDocument())
    expect(screen.getByRole('group', { name: 'Hidden email domains' })).toHaveFocus()
    expect(network.requests(update).map(({ body }) => body)).toEqual([
      { hiddenDomains: ['gull.example', '@lumen.example'] },
      { hiddenDomains: ['@lumen.example'] },
    ])
  })

  it('shows at the field why the server refuses a domain, and keeps the input', async () => {
    const { network, show } = setUp()
    const [sentence] = domainRefusals.hiddenDomains
    network.fail(update, 400, sentence)
    show()
    await userEvent.type(await input(), 'gmail.com{Enter}')
    await waitFor(async () => expect(await input()).toHaveAccessibleDescription(sentence))
    expect(await input()).toHaveValue('gmail.com')
  })
})

describe('who can see me', () => {
  it('shows the error and the empty state', async () => {
    const { network, show } = setUp()
    network.fail(contacts, 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load contacts')
    network.reply(contacts, [aChat({ state: 'closed' })])
    await press('Try Again')
    expect(await screen.findByText('Nobody so far.')).toBeInTheDocument()
  })

  it('lists the contacts and unblocks the blocked', async () => {
    const { network, show } = setUp()
    const avi = { ...recruiter, firstName: 'Avi', lastName: 'Stern' }
    network.reply(contacts, [
      aChat({ recruiter }),
      aChat({ id: 9, recruiter: avi, state: 'blocked' }),
    ])
    network.reply(unblock, () => {
      network.reply(contacts, [aChat({ recruiter }), aChat({ id: 9, recruiter: avi })])
      return ''
    })
    show()
    expect(await screen.findByText('Maya Brandt')).toBeInTheDocument()
    expect(region('Who Can See Me').getByText(/Blocked: sees nothing of you/)).toBeInTheDocument()
    await press('Unblock Avi Stern')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Unblock/ })).not.toBeInTheDocument(),
    )
    expect(network.requests(unblock)).toMatchObject([{ params: { chatId: '9' } }])
  })

  it('shows why unblocking failed', async () => {
    const { network, show } = setUp()
    network.reply(contacts, [aChat({ recruiter, state: 'blocked' })])
    network.fail(unblock, 500)
    show()
    await press('Unblock Maya Brandt')
    expect(await screen.findByText('Failed to unblock this person')).toBeInTheDocument()
  })
})

it('keeps a company that another device has hidden meanwhile', async () => {
  const { network, show } = setUp({ hiddenCompanies: ['Acme'] })
  show()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Company Name' }), 'Initech')
  const elsewhere = { paused: false, hiddenCompanies: ['Acme', 'Globex'], hiddenDomains: [] }
  network.reply(own, elsewhere)
  await press('Hide From Company')
  await waitFor(() => expect(network.requests(update)).toHaveLength(1))
  expect(network.requests(update)[0]?.body).toEqual({
    hiddenCompanies: ['Acme', 'Globex', 'Initech'],
  })
})
