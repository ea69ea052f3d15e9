import type { Registry, RegistryCommand } from '@swipefolio/platform/registry'
import { events } from '@swipefolio/shared/between-apps'
import { useNavigate } from '@swipefolio/shared/router'
import { createTestShell, type TestShellOptions } from '@swipefolio/shared/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { registerMounted } from '../../remotes/mounted-screens'
import { replacePageRegistry } from '../../remotes/page-registry'
import { registryOf } from '../../remotes/testing/served-scripts'
import { Commands } from './commands'

const commands: RegistryCommand[] = [
  { app: 'mfe-chat', label: 'Messages', act: 'messages', key: 'c' },
  { app: 'mfe-public', label: 'Home', path: '/', key: 'h' },
  {
    app: 'mfe-recruiter',
    label: 'Contacts',
    path: '/dashboard?section=contacts',
    key: 'k',
    search: 'q',
    roles: ['recruiter'],
  },
  { app: 'shell', label: 'Use Dark Colours', act: 'theme-dark' },
]
const page: Registry = {
  ...registryOf(),
  menu: [
    { app: 'mfe-public', label: 'Home', path: '/', order: 1 },
    { app: 'mfe-public', label: 'FAQs', path: '/faq', order: 2 },
  ],
  routes: ['/', '/faq', '/dashboard', '/user/:userId'].map((path) => ({
    app: 'mfe-public',
    screen: 'Home',
    title: path === '/faq' ? 'FAQs' : 'Deck',
    path,
  })),
}
const whole: Registry = {
  ...page,
  commands,
  keys: [{ app: 'mfe-public', keys: ['ArrowLeft'], label: 'Unlike', group: 'Deck' }],
}

const answer = (fetched: typeof fetch) => {
  globalThis.fetch = jest.fn(fetched)
}
const answerWhole = () => answer(async () => ({ ok: true, json: async () => whole }) as Response)

let navigate: (path: string) => void

const Navigator = () => {
  const to = useNavigate()
  useEffect(() => {
    navigate = (path) => void to(path)
  }, [to])
  return null
}

function open(options: TestShellOptions = {}, registry = page) {
  act(() => replacePageRegistry(registry))
  const shell = createTestShell({ role: 'recruiter', ...options })
  render(
    shell.wrap(
      <>
        <Navigator />
        <main>
          <h1>Title</h1>
          <button type="button">Before</button>
          <input type="search" aria-label="Find" defaultValue="old" />
        </main>
        <Commands />
      </>,
    ),
  )
  return { shell, user: userEvent.setup() }
}

const palette = async () => {
  const input = await screen.findByRole('combobox', { name: 'Search commands' })
  await waitFor(() => expect(input).toHaveFocus())
  return input
}
const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init })

beforeAll(() => {
  globalThis.trustReleases = () => undefined
})
afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

it('shows the menu and a way to try again while the commands cannot be fetched', async () => {
  answer(() => Promise.reject(new Error('offline')))
  const { user, shell } = open()
  press('k', { ctrlKey: true })
  await palette()
  expect(await screen.findByRole('alert')).toHaveTextContent('Some commands could not be loaded.')
  expect(labels()).toEqual(['Home', 'FAQs'])
  answerWhole()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('option', { name: /Contacts/ })).toBeVisible()
  expect(shell.location()).toBe('/')
})

describe('the palette', () => {
  beforeEach(answerWhole)

  it('filters by what is typed, announces the number, and opens a place by Enter', async () => {
    const { user, shell } = open({}, whole)
    screen.getByRole('button', { name: 'Before' }).focus()
    press('k', { metaKey: true })
    const input = await palette()
    const groups = screen.getAllByRole('group').map((group) => group.textContent)
    expect(groups).toEqual(['Go toHomeGHFAQsContactsGK', 'ActionsMessagesGCUse Dark Colours'])
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Home')
    await user.keyboard('co')
    // 'Contacts' begins with it, 'Use Dark Colours' has a word that does.
    const lookFor = 'Look for “co” in Contacts'
    expect(labels()).toEqual(['ContactsGK', 'Use Dark Colours', lookFor])
    expect(screen.getByRole('status')).toHaveTextContent('3 commands')
    await user.keyboard('{ArrowUp}')
    const last = screen.getByRole('option', { name: lookFor })
    expect(input).toHaveAttribute('aria-activedescendant', last.id)
    await user.keyboard('{ArrowDown}')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect(input).toBeVisible()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(shell.location()).toBe('/dashboard?section=contacts'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('finds places by the title of their page', async () => {
    const { user } = open({}, whole)
    press('k', { ctrlKey: true })
    await palette()
    await user.keyboard('deck')
    expect(labels()).toEqual(['HomeGH', 'ContactsGK', 'Look for “deck” in Contacts'])
  })

  it('looks for what is typed in the lists of pages', async () => {
    const { user, shell } = open({}, whole)
    press('k', { ctrlKey: true })
    await palette()
    await user.keyboard(' Ada & Bo ')
    expect(labels()).toEqual(['Look for “Ada & Bo” in Contacts'])
    expect(screen.getByRole('status')).toHaveTextContent('1 command')
    expect(screen.queryByText('No commands found')).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(shell.location()).toBe('/dashboard?section=contacts&q=Ada+%26+Bo'))
  })

  it('has one option to open, the one that the pointer has moved to or the keys have chosen last', async () => {
    const { user } = open({}, whole)
    press('k', { ctrlKey: true })
    await palette()
    await user.hover(screen.getByRole('option', { name: /Contacts/ }))
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Contacts')
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('FAQs')
  })

  it('says when nothing is found', async () => {
    const { user } = open({ role: 'jobseeker' }, whole)
    press('k', { ctrlKey: true })
    const input = await palette()
    await user.keyboard('zzz')
    expect(screen.getByRole('status')).toHaveTextContent('No commands found')
    expect(input).not.toHaveAttribute('aria-activedescendant')
  })

  it('closes on Esc and on its own key, and returns the focus', async () => {
    const { user } = open({}, whole)
    const before = screen.getByRole('button', { name: 'Before' })
    before.focus()
    for (const close of ['{Escape}', '{Control>}k{/Control}']) {
      press('k', { ctrlKey: true })
      await palette()
      await user.keyboard(close)
      await waitFor(() => expect(before).toHaveFocus())
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    }
  })

  it('shows the pages that were left last, without the current one, until the session ends', async () => {
    const { user, shell } = open({}, whole)
    for (const [path, title] of [
      ['/faq', '(2) FAQs · Swipefolio'],
      ['/dashboard?section=contacts', 'Contacts · Swipefolio'],
      ['/dashboard?project=7', 'Tide Clock · Swipefolio'],
      ['/login', 'Log In · Swipefolio'],
      ['/faq', 'FAQs · Swipefolio'],
    ] as const) {
      act(() => navigate(path))
      document.title = title
    }
    press('k', { ctrlKey: true })
    await palette()
    const [recent] = screen.getAllByRole('group')
    expect(recent).toHaveAccessibleName('Recent')
    expect(
      within(recent ?? document.body)
        .getAllByRole('option')
        .map((o) => o.textContent),
    ).toEqual(['Tide Clock', 'ContactsGK', 'HomeGH'])
    await user.click(screen.getByRole('option', { name: 'Tide Clock' }))
    await waitFor(() => expect(shell.location()).toBe('/dashboard?project=7'))
    expect(sessionStorage.getItem('recentPlaces')).toContain('Tide Clock')
    act(() => void createTestShell())
    expect(sessionStorage.getItem('recentPlaces')).toBeNull()
  })

  it('shows a page under its own title, tells pages of equal titles apart by their commands, and repeats no title until something is typed', async () => {
    const { user } = open({}, whole)
    for (const [path, title] of [
      ['/user/7', 'Freya Halvorsen · Swipefolio'],
      ['/user/8', '(1) Deck · Swipefolio'],
      ['/user/7', 'Deck · Swipefolio'],
      ['/faq?topic=3', 'FAQs · Swipefolio'],
      ['/dashboard?section=contacts&page=2', 'FAQs · Swipefolio'],
      ['/', 'Home · Swipefolio'],
    ] as const) {
      act(() => navigate(path))
      document.title = title
    }
    press('k', { ctrlKey: true })
    await palette()
    await waitFor(() =>
      expect(labels().slice(0, 3)).toEqual(['Contacts', 'FAQs', 'Freya Halvorsen']),
    )
    expect(labels()).not.toContain('ContactsGK')
    await user.type(await palette(), 'contacts')
    expect(labels().slice(0, 2)).toEqual(['Contacts', 'ContactsGK'])
  })

  it('has an act performed once its app is there, and says when it does not come', async () => {
    const { user } = open({}, whole)
    const received: unknown[] = []
    const stop = events.commandChosen.receive((chosen) => received.push(chosen))
    press('k', { ctrlKey: true })
    await palette()
    await user.keyboard('mess{Enter}')
    const chosen = { app: 'mfe-chat', act: 'messages' }
    await waitFor(() => expect(received).toEqual([chosen]))
    const leave = registerMounted('mfe-chat', '1.0.0')
    await waitFor(() => expect(received).toEqual([chosen, chosen]))
    leave()
    stop()
  })

  it('changes the colours', async () => {
    const { user } = open({}, whole)
    press('k', { ctrlKey: true })
    await palette()
    await user.keyboard('dark{Enter}')
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
  })
})

describe('single keys', () => {
  beforeEach(answerWhole)

  it('focus the search of the page, and select what it has', () => {
    open({}, whole)
    expect(press('/')).toBe(false)
    const search = screen.getByRole<HTMLInputElement>('searchbox')
    expect(search).toHaveFocus()
    expect(search.selectionEnd).toBe(3)
    expect(press('/')).toBe(true)
  })

  it('open a place by g and its letter, soon after each other', async () => {
    jest.useFakeTimers()
    const { shell } = open({ path: '/faq' }, whole)
    const settle = () => act(() => jest.advanceTimersByTimeAsync(100))
    const at = (key: string, timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      document.body.dispatchEvent(event)
    }
    at('g', 1000)
    at('h', 2600)
    await settle()
    expect(shell.location()).toBe('/faq')
    at('g', 5000)
    at('x', 5100)
    at('h', 5200)
    await settle()
    expect(shell.location()).toBe('/faq')
    at('g', 6000)
    at('h', 6400)
    await settle()
    expect(shell.location()).toBe('/')
    jest.useRealTimers()
  })

  it('are for the commands of the own role, and move the focus to the title of another section, also beside a chat', async () => {
    const { shell } = open({ path: '/dashboard' }, whole)
    render(<section role="dialog" aria-label="Messages" data-covers-page />)
    press('g')
    press('k')
    await waitFor(() => expect(shell.location()).toBe('/dashboard?section=contacts'))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Title' })).toHaveFocus())
    act(() => void createTestShell())
    const visitor = open({ role: undefined }, whole)
    press('g')
    press('k')
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(visitor.shell.location()).toBe('/')
  })

  it('are listed, with those of the page first, and turned off for this browser', async () => {
    const { user } = open({}, whole)
    press('?')
    const list = await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })
    const headings = within(list).getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Deck',
      'Everywhere',
      'Go to, one key after the other',
    ])
    expect(within(list).getByText('Unlike').closest('li')).toHaveTextContent('Left arrow')
    await user.click(within(list).getByRole('checkbox', { name: 'Use shortcuts of single keys' }))
    expect(localStorage.getItem('singleKeys')).toBe('off')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    press('?')
    press('k', { ctrlKey: true })
    await palette()
    expect(screen.queryByText('Keyboard Shortcuts')).not.toBeInTheDocument()
    // The keys of commands are not shown while they do nothing.
    expect(labels()).toContain('Home')
  })
})
