import { live } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import {
  anOwnProjectRequest,
  aPage,
  aTechnology,
  createTestShell,
} from '@swipefolio/shared/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProjectRequests } from './project-requests'

const own = 'GET /api/recruiter/projectRequests'
const create = 'POST /api/recruiter/projectRequests'
const update = 'PUT /api/recruiter/projectRequests'
const detail = 'GET /api/projectrequests/:id'
const ownership = 'GET /api/recruiter/project-request/:id/ownership'
const remove = 'DELETE /api/recruiter/projectRequests/:id'
const nextYear = `${new Date().getFullYear() + 1}-05-01`
const offline = anOwnProjectRequest({ title: 'A map that works offline', endDate: nextYear })
const closed = anOwnProjectRequest({ title: 'A quieter inbox', endDate: '2020-01-31' })

function setUp(path = '/dashboard?section=requests') {
  const shell = createTestShell({ role: 'recruiter', path })
  shell.network.reply(own, [offline, closed])
  shell.network.reply(create, offline)
  shell.network.reply(detail, offline)
  shell.network.reply(update, offline)
  shell.network.reply(remove, '')
  shell.network.reply('GET /api/recruiter/techlist', [aTechnology({ id: 7, name: 'Rust' })])
  return { ...shell, show: () => render(shell.wrap(<ProjectRequests onChat={() => {}} />)) }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

describe('the project requests', () => {
  it('show an error when loading fails, and try again', async () => {
    const { network, show } = setUp()
    network.fail(own, 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load project requests')
    network.reply(own, [offline])
    await press('Try Again')
    expect(await screen.findByText(offline.title)).toBeInTheDocument()
  })

  it('show the empty state', async () => {
    const { network, show } = setUp()
    network.reply(own, [])
    show()
    const empty = await screen.findByRole('heading', { name: 'No Project Requests Yet' })
    expect(empty).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See What Others Ask For' })).toHaveAttribute(
      'href',
      '/project-requests',
    )
  })

  it('count a link when its notification arrives', async () => {
    const { network, show } = setUp()
    network.reply(own, [{ ...offline, linksCount: 0, newLinks: 0 }])
    show()
    const links = await screen.findByRole('button', { name: `View links of ${offline.title}` })
    expect(links).toHaveAccessibleDescription('0 links')
    network.reply(own, [{ ...offline, linksCount: 1, newLinks: 1 }])
    act(() => live.publish({ type: 'notification' }))
    expect(await screen.findByText('1 new')).toBeInTheDocument()
  })

  it('are listed in a table that marks the closed ones', async () => {
    const { show } = setUp()
    show()
    const table = await screen.findByRole('table', { name: 'Project Requests' })
    const headers = within(table).getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Mission',
      'Deadline',
      'Actions',
    ])
    const [, first, second] = within(table).getAllByRole('row')
    expect(first).not.toHaveTextContent('Closed')
    expect(first).toHaveTextContent(offline.positionOffer)
    expect(second).toHaveTextContent('Closed')
    expect(within(table).getByRole('link', { name: offline.title })).toHaveAttribute(
      'href',
      `/project-request/${offline.id}`,
    )
  })

  it('show how many links they have and how many are new, until those were listed', async () => {
    const { network, show } = setUp()
    network.reply(own, [
      { ...offline, linksCount: 3, newLinks: 2 },
      { ...closed, linksCount: 1 },
    ])
    network.reply('GET /api/recruiter/projectRequests/:id/links', [])
    show()
    const [, first, second] = await screen.findAllByRole('row')
    expect(first).toHaveTextContent('Links2 new')
    expect(
      within(second as HTMLElement).getByRole('button', { name: /^View links/ }),
    ).toHaveAccessibleDescription('1 link')
    await press(`View links of ${offline.title}`)
    await screen.findByRole('dialog')
    network.reply(own, [{ ...offline, linksCount: 3 }])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('2 new')).not.toBeInTheDocument())
    const links = screen.getByRole('button', { name: `View links of ${offline.title}` })
    expect(links).toHaveAccessibleDescription('3 links')
  })

  it('validate a new request and send nothing while it has errors', async () => {
    const { network, show } = setUp()
    show()
    await press('New Request')
    await screen.findByRole('dialog', { name: 'New Request' })
    expect(screen.getByLabelText('Title')).toHaveAttribute('data-initial-focus')
    await press('Create Request')
    for (const [label, sentence] of [
      ['Title', 'Title is required'],
      ['Mission', 'Mission description is required'],
      ['Position Offer', 'Position offer is required'],
      ['Deadline', 'Deadline is required'],
    ] as const) {
      expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(sentence),
      )
    }
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus())
    await type('Deadline', '2020-01-31')
    await press('Create Request')
    expect(await screen.findByText('Deadline must be in the future')).toBeInTheDocument()
    expect(network.requests(create)).toHaveLength(0)
  })

  it('create a request, close the form and reload', async () => {
    const { network, show } = setUp()
    show()
    await press('New Request')
    const dialog = await screen.findByRole('dialog', { name: 'New Request' })
    await type('Title', 'A map')
    await type('Mission', 'Draw it')
    await type('Position Offer', 'Cartographer')
    await type('Deadline', nextYear)
    await type('Technologies (optional)', 'rust')
    await type('Place (optional)', 'Remote')
    await type('Pay or Reward (optional)', '€500')
    await press('Create Request')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(network.requests(create)[0]?.body).toEqual({
      id: 0,
      title: 'A map',
      mission: 'Draw it',
      positionOffer: 'Cartographer',
      endDate: nextYear,
      technologies: [{ id: 7, name: 'Rust' }],
      place: 'Remote',
      reward: '€500',
    })
    expect(network.requests(own)).toHaveLength(2)
  })

  it('send the same key again when the answer to a new request is lost, and replace what it has stored by changed values', async () => {
    const { network, show } = setUp()
    const keys = () =>
      network.requests(create).map(({ headers }) => headers['Idempotency-Key'] ?? 'none')
    network.loseAnswer(create)
    show()
    await press('New Request')
    const dialog = within(await screen.findByRole('dialog', { name: 'New Request' }))
    await type('Title', 'A map')
    await type('Mission', 'Draw it')
    await type('Position Offer', 'Cartographer')
    await type('Deadline', nextYear)
    await press('Create Request')
    expect(await dialog.findByRole('alert')).toHaveTextContent('The connection failed')
    await press('Create Request')
    await waitFor(() => expect(keys()).toHaveLength(2))
    expect(network.requests(update)).toEqual([])
    network.reply(create, offline)
    network.reply(update, offline)
    await type('Title', '!')
    await press('Create Request')
    await waitFor(() => expect(network.requests(update)).toHaveLength(1))
    expect(network.requests(update)[0]?.body).toMatchObject({ id: offline.id, title: 'A map!' })
    const [first] = keys()
    expect(first).toMatch(/^[\d-]{7,43}$/)
    expect(keys()).toEqual([first, first, first])
  })

  it('show place and reward, and refuse a technology that is not in the list', async () => {
    const { network, show } = setUp()
    network.reply(own, [{ ...offline, place: 'Haifa', reward: 'A boat' }])
    show()
    const [, row] = await screen.findAllByRole('row')
    expect(row).toHaveTextContent(/Haifa.*A boat/)
    await press(`Edit ${offline.title}`)
    expect(await screen.findByLabelText('Place (optional)')).toHaveValue('Haifa')
    await type('Technologies (optional)', 'Rusty')
    await type('Pay or Reward (optional)', 'x'.repeat(120))
    await press('Save Changes')
    expect(await screen.findByText('Choose “Rusty” from the list, or clear it.')).toBeVisible()
    expect(screen.getByText('Pay or reward is too long: at most 120 characters')).toBeVisible()
    expect(network.requests(update)).toHaveLength(0)
  })

  it('open the form of the request that the address names, whose end removes it from there', async () => {
    const { location, show } = setUp(paths.editRequest(offline.id))
    show()
    const dialog = await screen.findByRole('dialog', { name: 'Edit Request' })
    expect(screen.getByLabelText('Title')).toHaveValue(offline.title)
    await type('Title', ', twice')
    await press('Save Changes')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(location()).toBe('/dashboard?section=requests')
  })

  it('say that there is no such request when the address names another one', async () => {
    const { location, network, show } = setUp(paths.editRequest(404))
    show()
    const dialog = await screen.findByRole('dialog', { name: 'Edit Request' })
    expect(dialog).toHaveTextContent('You have no such project request. It may have been removed.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(location()).toBe('/dashboard?section=requests')
    expect(network.requests(ownership)).toHaveLength(0)
  })

  const showBeyondList = (isOwn: boolean, path: string = paths.editRequest(404)) => {
    const { network, show } = setUp(path)
    network.reply(own, aPage([closed], 'more'))
    network.reply(ownership, { isOwn, linksCount: 0 })
    network.reply(detail, { ...offline, id: 404 })
    show()
    return network
  }

  it('open the form of an own request beyond the loaded list', async () => {
    showBeyondList(true)
    const dialog = await screen.findByRole('dialog', { name: 'Edit Request' })
    expect(await within(dialog).findByLabelText('Title')).toHaveValue(offline.title)
  })

  it('open no form of a foreign request', async () => {
    const network = showBeyondList(false)
    expect(await screen.findByText(/^You have no such project request/)).toBeVisible()
    expect(network.requests(detail)).toHaveLength(0)
  })

  it('ask nobody about an address that names no id', async () => {
    const network = showBeyondList(false, '/dashboard?section=requests&edit=abc')
    expect(await screen.findByText(/^You have no such project request/)).toBeVisible()
    expect(network.requests(ownership)).toHaveLength(0)
  })

  it('keep an edited request in the form when saving fails', async () => {
    const { network, show } = setUp()
    network.fail(update, 500)
    show()
    await press(`Edit ${offline.title}`)
    const dialog = await screen.findByRole('dialog', { name: 'Edit Request' })
    await type('Title', ', twice')
    await press('Save Changes')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Failed to update project request',
    )
    expect(screen.getByLabelText('Title')).toHaveValue(`${offline.title}, twice`)
  })

  it('keep what another tab saved meanwhile in fields that were not changed here', async () => {
    const { network, show } = setUp()
    network.reply(detail, { ...offline, mission: 'Theirs' })
    show()
    await press(`Edit ${offline.title}`)
    await screen.findByRole('dialog', { name: 'Edit Request' })
    await type('Title', ', twice')
    await press('Save Changes')
    await waitFor(() =>
      expect(network.requests(update)[0]?.body).toMatchObject({
        title: `${offline.title}, twice`,
        mission: 'Theirs',
      }),
    )
  })

  it('lose the row of a request that was removed elsewhere, whose form stays open', async () => {
    const { network, show } = setUp()
    network.fail(update, 404, 'This project request was removed')
    show()
    await press(`Edit ${offline.title}`)
    const dialog = await screen.findByRole('dialog', { name: 'Edit Request' })
    network.reply(own, [closed])
    await press('Save Changes')
    expect(await within(dialog).findByText('This project request was removed')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(offline.title)).not.toBeInTheDocument())
    expect(dialog).toBeInTheDocument()
  })

  it('lock the form while it is being saved', async () => {
    const { network, show } = setUp()
    const answer = network.hold(update)
    show()
    await press(`Edit ${offline.title}`)
    const dialog = await screen.findByRole('dialog', { name: 'Edit Request' })
    await press('Save Changes')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
    answer(offline)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(network.requests(update)[0]?.body).toMatchObject({ id: offline.id })
  })

  it('ask before deleting, show why it failed, and say when it is done', async () => {
    const { network, show } = setUp()
    network.fail(remove, 500)
    show()
    await press(`Delete ${closed.title}`)
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this project request?',
    })
    expect(question).toHaveAccessibleDescription(
      `“${closed.title}” and its links are deleted for good. Your contacts stay.`,
    )
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await within(question).findByRole('alert')).toHaveTextContent(
      'Failed to delete project request',
    )
    network.reply(remove, '')
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Project request deleted')).toBeInTheDocument()
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(network.requests(remove).at(-1)?.params).toEqual({ id: String(closed.id) })
  })

  it('are shown as stored after the lost answer of a deletion', async () => {
    const { network, show } = setUp()
    network.loseAnswer(remove)
    show()
    await press(`Delete ${closed.title}`)
    const question = await screen.findByRole('alertdialog')
    network.reply(own, [offline])
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await within(question).findByRole('alert')
    await waitFor(() => expect(screen.queryByText(closed.title)).not.toBeInTheDocument())
    network.fail(remove, 404, 'This project request was removed')
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  it('delete nothing when the dialog is cancelled', async () => {
    const { network, show } = setUp()
    show()
    await press(`Delete ${closed.title}`)
    const question = await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(network.requests(remove)).toHaveLength(0)
  })
})
