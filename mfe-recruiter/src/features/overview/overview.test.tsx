import { live } from '@swipefolio/shared/api'
import { aRecruiterHome, aRecruiterStats, createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Overview } from './overview'

const trend = (...last: number[]) => [...Array.from({ length: 30 - last.length }, () => 0), ...last]
const stats = aRecruiterStats({
  projectsLiked: 12,
  projectsSaved: 3,
  contacts: 7,
  linksReceived: 5,
  trends: {
    projectsLiked: trend(1, 0, 2),
    projectsSaved: trend(1),
    contacts: trend(2, 2),
    linksReceived: trend(),
  },
})

function open(answer = stats) {
  const shell = createTestShell({ role: 'recruiter' })
  shell.network.reply('GET /api/recruiter/dashboard-stats', answer)
  shell.network.reply('GET /api/recruiter/home', aRecruiterHome())
  return { ...shell, show: () => render(shell.wrap(<Overview />)) }
}

describe('the overview', () => {
  it('shows an error when loading fails, and tries again', async () => {
    const { network, show } = open()
    network.fail('GET /api/recruiter/dashboard-stats', 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load statistics. Please try again later.',
    )
    network.reply('GET /api/recruiter/dashboard-stats', stats)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('group', { name: 'Projects Liked' })).toBeInTheDocument()
  })

  it.each([
    ['Projects Liked', '12+3 in the last 30 days', 'contacts'],
    ['Projects Saved', '3+1 in the last 30 days', 'saved'],
    ['Active Contacts', '7+4 in the last 30 days', 'contacts'],
    ['Links Received', '5None in the last 30 days', 'requests'],
  ])('shows %s with its trend and links to them', async (label, value, section) => {
    open().show()
    expect(await screen.findByRole('group', { name: label })).toHaveTextContent(value)
    expect(screen.getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `/dashboard?section=${section}`,
    )
    expect(screen.queryByRole('link', { name: 'Start Swiping' })).not.toBeInTheDocument()
  })

  it('counts again when a chat changes', async () => {
    const { network, show } = open()
    show()
    const figure = await screen.findByRole('group', { name: 'Active Contacts' })
    network.reply('GET /api/recruiter/dashboard-stats', { ...stats, contacts: 6 })
    act(() => live.publish({ type: 'chats' }))
    await waitFor(() => expect(figure).toHaveTextContent('6+4'))
  })

  it('takes an error for a list, and zeros for figures that the answer lacks', async () => {
    const { network, show } = open([] as never)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load statistics. Please try again later.',
    )
    network.reply('GET /api/recruiter/dashboard-stats', {} as never)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('group', { name: 'Links Received' })).toHaveTextContent('0')
  })

  it('begins with the first steps for a new account, and says how each figure begins', async () => {
    open(aRecruiterStats()).show()
    const steps = within(await screen.findByRole('region', { name: 'Your first steps' }))
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/swipeprojects',
      '/dashboard?section=requests&new=true',
      '/aireview',
    ])
    const contacts = screen.getByRole('group', { name: 'Active Contacts' })
    expect(contacts).toHaveTextContent(/^Active Contacts0Your first like makes one$/)
    const ways = ['Projects Liked', 'Projects Saved', 'Active Contacts', 'Links Received'].map(
      (name) => screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(ways).toEqual([
      '/swipeprojects',
      '/swipeprojects',
      '/swipeprojects',
      '/dashboard?section=requests',
    ])
    const [first] = steps.getAllByRole('heading')
    expect(first?.compareDocumentPosition(contacts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByRole('region', { name: 'Your deck' })).not.toBeInTheDocument()
  })

  it('begins with what waits', async () => {
    const { network, show } = open()
    const at = '2026-01-01T12:00:00.000Z'
    const turn = { chatId: 5, firstName: 'Noa', lastName: 'Levi', message: 'Hello', at }
    const requests = [{ id: 7, title: 'A quiet alarm', newLinks: 2 }]
    network.reply(
      'GET /api/recruiter/home',
      aRecruiterHome({ deck: { count: 12, top: null }, requests, turns: [turn] }),
    )
    show()
    const turnRow = await screen.findByRole('button', { name: /Noa Levi Hello/ })
    const liked = screen.getByRole('group', { name: 'Projects Liked' })
    expect(turnRow.compareDocumentPosition(liked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href(/12 projects wait in your deck/)).toBe('/swipeprojects')
    expect(href(/A quiet alarm 2 new links/)).toBe('/dashboard?section=requests&links=7')
    expect(screen.queryByRole('region', { name: 'Your first steps' })).not.toBeInTheDocument()
  })

  it('shows the figures, and an error beside them, when what waits fails to load', async () => {
    const { network, show } = open()
    network.fail('GET /api/recruiter/home', 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load what waits for you')
    expect(screen.getByRole('group', { name: 'Projects Liked' })).toHaveTextContent('12')
  })
})
