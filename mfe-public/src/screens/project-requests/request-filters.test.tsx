import type { ListedProjectRequest } from '@swipefolio/shared/contract'
import { sessionOwner } from '@swipefolio/shared/session'
import { aListedProjectRequest, aTechnology, createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ProjectRequestsScreen from './project-requests-screen'

const list = 'GET /api/user/project-requests'
const save = 'PUT /api/user/project-request/:id/bookmark'
const unsave = 'DELETE /api/user/project-request/:id/bookmark'
const rust = aTechnology({ id: 7, name: 'Rust' })

const map = aListedProjectRequest({ title: 'A map that works offline', fittingProjects: 2 })
const till = aListedProjectRequest({ title: 'A till that forgives', technologies: [rust] })

function open(path = '/project-requests', stored: ListedProjectRequest[] = [map, till]) {
  const shell = createTestShell({ role: 'jobseeker', path })
  shell.network.reply(list, ({ query }) =>
    stored.filter((request) => !query.bookmarked || request.isBookmarked),
  )
  shell.network.reply('GET /api/projectrequests/technologies', [rust, aTechnology()])
  shell.network.reply(save, 'Project request saved')
  shell.network.reply(unsave, 'Project request no longer saved')
  render(shell.wrap(<ProjectRequestsScreen />))
  const asked = () => shell.network.requests(list).at(-1)?.query
  return { ...shell, asked }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const cardOf = async ({ title }: { title: string }) =>
  within(await screen.findByRole('article', { name: title }))

it('shows how many projects of a job seeker fit', async () => {
  open()
  expect((await cardOf(map)).getByText('Fits 2 of your projects')).toBeVisible()
  expect((await cardOf(till)).queryByText(/^Fits/)).toBeNull()
})

it('asks for the order and filters of the address, and changes both', async () => {
  const { location, asked } = open('/project-requests?q=map&sort=newest&open=true&tech=7,x,0')
  await cardOf(map)
  const query = { search: 'map', sort: 'newest', open: 'true', tech: '7' }
  expect(asked()).toMatchObject(query)
  expect(await screen.findByRole('button', { name: 'Rust' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await press('Closing soon')
  await press('Open only')
  await press('Fits my projects')
  expect(location()).toBe('/project-requests?q=map&tech=7%2Cx%2C0&fits=true')
  await waitFor(() => expect(asked()).toMatchObject({ search: 'map', tech: '7', fits: 'true' }))
  expect(asked()?.sort).toBeUndefined()
  await press('Show all technologies')
  expect(location()).toBe('/project-requests?q=map&fits=true')
})

it('chooses technologies in a dialog', async () => {
  const { location, asked } = open()
  await press('Technologies')
  const dialog = await screen.findByRole('dialog', { name: 'Filter by Technology' })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Rust' }))
  await press('Show Requests')
  expect(location()).toBe('/project-requests?tech=7')
  await waitFor(() => expect(asked()?.tech).toBe('7'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('has no filters of a job seeker for others, who may follow their address', async () => {
  const { network, wrap } = createTestShell({ path: '/project-requests?fits=true&saved=true' })
  network.reply('GET /api/projectrequests', [map])
  render(wrap(<ProjectRequestsScreen />))
  const card = await cardOf(map)
  expect(card.queryByRole('button', { name: 'Save request' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Saved' })).toBeNull()
})

it('saves a request at once, and no longer by the same button', async () => {
  const { network } = open()
  const answer = network.hold(save)
  const button = (await cardOf(till)).getByRole('button', { name: 'Save request' })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(network.requests(unsave)).toHaveLength(0)
  answer('Project request saved')
  await waitFor(() => expect(network.requests(unsave)).toHaveLength(1))
  expect(button).toHaveAttribute('aria-pressed', 'false')
})

it('shows what is stored when the second of two presses fails', async () => {
  const { network } = open()
  const answer = network.hold(save)
  network.fail(unsave, 500)
  const button = (await cardOf(till)).getByRole('button', { name: 'Save request' })
  await userEvent.click(button)
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'false')
  answer('Project request saved')
  expect(await screen.findByText('Failed to remove the saved request')).toBeVisible()
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
})

it('shows what is being saved in other lists, too, which have it once it is stored', async () => {
  const stored = [map, till]
  const { network } = open('/project-requests', stored)
  const answer = network.hold(save)
  await userEvent.click((await cardOf(till)).getByRole('button', { name: 'Save request' }))
  await press('Newest')
  await waitFor(async () =>
    expect((await cardOf(till)).getByRole('button', { name: 'Save request' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  )
  await press('Saved')
  expect(await screen.findByText('No Saved Requests')).toBeVisible()
  stored[1] = { ...till, isBookmarked: true }
  await act(async () => answer('Project request saved'))
  await cardOf(till)
})

it('says that nothing is saved, and leads back to all requests', async () => {
  open('/project-requests?saved=true')
  expect(await screen.findByText('No Saved Requests')).toBeVisible()
  expect(screen.getByText(/^You have saved no request yet/)).toBeVisible()
  await press('All Project Requests')
  await cardOf(till)
})

it('does not say that nothing is saved while another filter narrows the saved requests', async () => {
  open('/project-requests?saved=true&open=true')
  expect(await screen.findByText('Nothing found')).toBeVisible()
  expect(screen.queryByText('No Saved Requests')).toBeNull()
  await press('Clear Filters')
  await cardOf(till)
})

it('shows that saving failed, and why', async () => {
  const { network } = open()
  network.fail(save, 409, 'You have saved 500 project requests. Remove one of them first.')
  const button = (await cardOf(till)).getByRole('button', { name: 'Save request' })
  await userEvent.click(button)
  expect(await screen.findByText(/^You have saved 500 project requests/)).toBeVisible()
  expect(button).toHaveAttribute('aria-pressed', 'false')
})

it('keeps a card in the list of saved ones when it is no longer saved', async () => {
  open('/project-requests?saved=true', [{ ...map, isBookmarked: true }, till])
  await cardOf(map)
  expect(screen.getAllByRole('article')).toHaveLength(1)
  const button = (await cardOf(map)).getByRole('button', { name: 'Save request' })
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
})

it('shows in another window of the account at once what was saved or is no longer', async () => {
  const windows = new Set<OtherWindow>()
  class OtherWindow extends EventTarget {
    received = 0
    constructor(readonly name: string) {
      super()
      windows.add(this)
    }
    tell() {
      for (const other of windows) {
        if (other === this || other.name !== this.name) continue
        other.received += 1
        other.dispatchEvent(new MessageEvent('message'))
      }
    }
    postMessage() {
      this.tell()
    }
    close() {
      windows.delete(this)
    }
  }
  Object.assign(window, { BroadcastChannel: OtherWindow })
  const stored = [map, till]
  open('/project-requests?saved=true', stored)
  await screen.findByText('No Saved Requests')
  const other = new OtherWindow(`bookmarks.${sessionOwner()}`)
  stored[1] = { ...till, isBookmarked: true }
  act(() => other.tell())
  const button = (await cardOf(till)).getByRole('button', { name: 'Save request' })
  await userEvent.click(button)
  await waitFor(() => expect(other.received).toBe(1))
  Reflect.deleteProperty(window, 'BroadcastChannel')
})

describe('sharing', () => {
  const address = `http://localhost/project-request/${till.id}`
  const share = async () =>
    userEvent.click((await cardOf(till)).getByRole('button', { name: 'Share request' }))

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
  })

  it('opens the device’s own, and says nothing when that is cancelled', async () => {
    const own = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'))
    Object.defineProperty(navigator, 'share', { value: own, configurable: true })
    open()
    await share()
    expect(own).toHaveBeenCalledWith({ title: till.title, url: address })
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('copies the address where the device has no sharing of its own', async () => {
    const user = userEvent.setup()
    open()
    await user.click((await cardOf(till)).getByRole('button', { name: 'Share request' }))
    expect(await screen.findByText('Link copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(address)
  })
})
