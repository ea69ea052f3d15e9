import {
  anUnseenProject,
  aRecruiterHome,
  aTechnology,
  createTestShell,
} from '@swipefolio/shared/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import HomeScreen from './home-screen'

const call = 'GET /api/recruiter/home'

function open(changes?: Parameters<typeof aRecruiterHome>[0]) {
  const shell = createTestShell({ role: 'recruiter', userName: 'Maya Brandt' })
  shell.network.reply(call, aRecruiterHome(changes))
  render(shell.wrap(<HomeScreen />))
  return shell
}

const top = anUnseenProject({ title: 'Tide Tables', technologies: [aTechnology({ name: 'Go' })] })
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('shows an error when loading fails, and tries again', async () => {
  const { network, wrap } = createTestShell({ role: 'recruiter' })
  network.fail(call, 400)
  render(wrap(<HomeScreen />))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load what waits for you')
  network.reply(call, aRecruiterHome({ deck: { count: 1, top } }))
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Tide Tables' })).toBeInTheDocument()
})

it.each([
  [1, 'One project waits in your deck'],
  [12, '12 projects wait in your deck'],
  [100, '99+ projects wait in your deck'],
])('counts %s unseen projects and shows the top one', async (count, title) => {
  open({ deck: { count, top } })
  const deck = await part(title)
  expect(deck.getByRole('link', { name: 'Tide Tables' })).toHaveAttribute('href', '/swipeprojects')
  expect(deck.getByRole('link', { name: 'Open Your Deck' })).toHaveAttribute(
    'href',
    '/swipeprojects',
  )
})

it('leads from an empty deck to a new request and to the saved projects', async () => {
  open()
  expect(await screen.findByText('No new projects right now')).toBeInTheDocument()
  expect(href('Post a Project Request')).toBe('/dashboard?section=requests&new=true')
  expect(href('Saved Projects')).toBe('/dashboard?section=saved')
})

it('links requests with new links to their links', async () => {
  open({ requests: [{ id: 7, title: 'A quiet alarm', newLinks: 2 }] })
  await part('New links')
  expect(href(/A quiet alarm.*2 new links/)).toBe('/dashboard?section=requests&links=7')
})

it('leads to the requests when no link is new', async () => {
  open()
  await part('New links')
  expect(href(/No new links.*All your requests/)).toBe('/dashboard?section=requests')
})

it('opens the chats that wait for an answer or a first message', async () => {
  const at = '2026-01-01T12:00:00.000Z'
  open({
    turns: [
      { chatId: 5, firstName: 'Noa', lastName: 'Levi', message: 'When can we talk?', at },
      { chatId: 6, firstName: 'Amir', lastName: 'Cohen', message: null, at },
    ],
    turnsCount: 5,
  })
  const turns = await part('Your turn')
  expect(turns.getByRole('button', { name: /Amir Cohen.*Write the first message/ })).toBeVisible()
  expect(href('and 3 more')).toBe('/dashboard?section=contacts')
  await userEvent.click(turns.getByRole('button', { name: /Noa Levi.*When can we talk/ }))
  expect(sessionStorage.getItem('activeChatId')).toBe('5')
})

it('shows what waits before a deck that is used up', async () => {
  const noa = { chatId: 5, firstName: 'Noa', lastName: 'Levi', message: 'Shall we?', at: '' }
  open({ deck: { count: 0, top: null }, turns: [noa], turnsCount: 1 })
  await part('Your turn')
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
  expect(titles.at(-1)).toBe('No new projects right now')
})

it('shows a message with Hebrew from right to left', async () => {
  const noa = { chatId: 5, firstName: 'Noa', lastName: 'Levi', at: '' }
  open({ turns: [{ ...noa, message: 'OK, מחר.' }], turnsCount: 1 })
  expect((await part('Your turn')).getByText('OK, מחר.')).toHaveAttribute('dir', 'rtl')
})

it('shows a message from left to right that has Hebrew only after its start', async () => {
  const message = 'Yes, and no account is needed. כל משוב יתקבל בשמחה.'
  const noa = { chatId: 5, firstName: 'Noa', lastName: 'Levi', at: '' }
  open({ turns: [{ ...noa, message }], turnsCount: 1 })
  expect((await part('Your turn')).getByText(message)).toHaveAttribute('dir', 'ltr')
})

it('shows the deck to a new account, and its first steps beside it', async () => {
  const figures = { saved: 0, contacts: 0, links: 0 }
  open({ deck: { count: 3, top }, hasDecided: false, hasRequests: false, figures })
  await part('3 projects wait in your deck')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good to see you, Maya')
  const steps = await part('Your first steps')
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/swipeprojects',
    '/dashboard?section=requests&new=true',
    '/aireview',
  ])
  expect(screen.queryByRole('link', { name: /Saved/ })).not.toBeInTheDocument()
})

it('links the figures to what they count', async () => {
  open({ figures: { saved: 3, contacts: 0, links: 12 } })
  await screen.findByText('No new links')
  expect(href('3 Saved')).toBe('/dashboard?section=saved')
  expect(href('0 Contacts')).toBe('/dashboard?section=contacts')
  expect(href('12 Links')).toBe('/dashboard?section=requests')
})

it('has no figures from a server that sends none', async () => {
  open({ deck: { count: 3, top } })
  await screen.findByText('No new links')
  expect(screen.queryByRole('link', { name: /Contacts/ })).not.toBeInTheDocument()
})
