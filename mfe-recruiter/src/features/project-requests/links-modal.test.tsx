import { links, queryClient } from '@swipefolio/shared/api'
import {
  aContactSummary,
  aJobSeeker,
  aLink,
  aMessage,
  aPage,
  anOwnProjectRequest,
  createTestShell,
  watchSavedFiles,
} from '@swipefolio/shared/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProjectRequests } from './project-requests'

const received = 'GET /api/recruiter/projectRequests/:id/links'
const judge = 'PUT /api/recruiter/links/:id/verdict'
const reveal = 'GET /api/recruiter/revealLinkOwner/:id'
const who = 'GET /api/recruiter/contacts/:id'
const request = anOwnProjectRequest({ id: 5, title: 'A map' })
const noa = aJobSeeker({ id: 7 })
const hidden = aLink({ id: 1, gitHubLink: 'https://github.com/tides/offline-map' })
const revealed = aLink({
  id: 2,
  gitHubLink: 'https://github.com/loom/stops',
  ownerRevealed: true,
})

function setUp() {
  const shell = createTestShell({ role: 'recruiter', path: '/dashboard?section=requests&links=5' })
  const { network } = shell
  const onChat = jest.fn()
  network.reply('GET /api/recruiter/projectRequests', [request])
  network.reply(received, [hidden, revealed])
  network.reply('GET /api/recruiter/revealed-user/:id', noa)
  network.reply(reveal, { ...hidden, ownerRevealed: true, linkOwner: noa })
  network.reply(who, aContactSummary({ id: 7, chatId: 42, projectsCount: 1 }))
  return { ...shell, onChat, show: () => render(shell.wrap(<ProjectRequests onChat={onChat} />)) }
}

const rowOf = (repository: string) => screen.findByRole('row', { name: new RegExp(repository) })

describe('the links of a request', () => {
  it('show an error when loading fails, and try again', async () => {
    const { network, show } = setUp()
    network.fail(received, 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load project request links',
    )
    network.reply(received, [])
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(/their repository appears here/)).toBeInTheDocument()
  })

  it('say that the request was removed, with nothing to try again', async () => {
    const { network, show } = setUp()
    network.fail(received, 404, 'This project request was removed')
    show()
    expect(await screen.findByText('This project request was removed')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  })

  it('open and close with the URL', async () => {
    const { location, show } = setUp()
    show()
    const dialog = await screen.findByRole('dialog', { name: /^Links for “ ?A map/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(location()).toBe('/dashboard?section=requests')
    await userEvent.click(screen.getByRole('button', { name: 'View links of A map' }))
    expect(await screen.findByRole('dialog', { name: /^Links for “ ?A map/ })).toBeInTheDocument()
    expect(location()).toBe('/dashboard?section=requests&links=5')
  })

  it('show neither owner nor chat before the owner is revealed', async () => {
    const { show } = setUp()
    show()
    const row = within(await rowOf('offline-map'))
    expect(row.getByRole('link')).toHaveAttribute('href', hidden.gitHubLink)
    expect(row.getByRole('button', { name: 'Reveal Owner' })).toBeEnabled()
    expect(row.queryByRole('button', { name: 'Chat' })).not.toBeInTheDocument()
  })

  it('show why an owner could not be revealed', async () => {
    const { network, show } = setUp()
    network.fail(reveal, 500)
    show()
    const row = within(await rowOf('offline-map'))
    await userEvent.click(row.getByRole('button', { name: 'Reveal Owner' }))
    expect(await screen.findByText('Failed to reveal link owner')).toBeInTheDocument()
    expect(row.getByRole('button', { name: 'Reveal Owner' })).toBeEnabled()
  })

  it('show the revealed owner, and open the chat', async () => {
    const { network, onChat, show } = setUp()
    show()
    const row = within(await rowOf('offline-map'))
    await userEvent.click(row.getByRole('button', { name: 'Reveal Owner' }))
    expect(await row.findByText('Noa Levi')).toBeInTheDocument()
    expect(row.getByText('noa@example.com')).toBeInTheDocument()
    expect(row.getByText('You can chat now')).toBeInTheDocument()
    expect(document.activeElement).toHaveTextContent('Noa Levinoa@example.comYou can chat now')
    expect(network.requests(reveal)).toHaveLength(1)
    await userEvent.click(row.getByRole('button', { name: 'Chat' }))
    expect(onChat).toHaveBeenCalledWith(7)
  })

  it('keep the revealed owner when an answer from before the reveal arrives later', async () => {
    const { network, show } = setUp()
    show()
    const row = within(await rowOf('offline-map'))
    const answer = network.hold(received)
    act(() => void queryClient.invalidateQueries(links.received(5)))
    await waitFor(() => expect(network.requests(received)).toHaveLength(2))
    network.reply(received, [{ ...hidden, ownerRevealed: true, linkOwner: noa }, revealed])
    await userEvent.click(row.getByRole('button', { name: 'Reveal Owner' }))
    expect(await row.findByText('Noa Levi')).toBeInTheDocument()
    await act(() => Promise.resolve(answer([hidden, revealed])))
    await waitFor(() => expect(network.requests(received)).toHaveLength(3))
    expect(row.getByText('Noa Levi')).toBeInTheDocument()
  })

  it('reveal nobody later when the network was away', async () => {
    const { network, show } = setUp()
    show()
    const row = within(await rowOf('offline-map'))
    network.setOffline(true)
    window.dispatchEvent(new Event('offline'))
    await userEvent.click(row.getByRole('button', { name: 'Reveal Owner' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to reveal link owner. The connection failed.',
    )
    expect(screen.queryByRole('complementary')).toBeNull()
    network.setOffline(false)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(row.getByRole('button', { name: 'Reveal Owner' })).toBeEnabled())
    expect(network.requests(reveal)).toHaveLength(0)
  })

  it('offer to write to the revealed owner at once', async () => {
    const { network, show } = setUp()
    network.reply('POST /api/recruiter/chats/send', aMessage())
    show()
    const row = within(await rowOf('offline-map'))
    expect(screen.queryByRole('complementary')).toBeNull()
    const answer = network.hold(reveal)
    await userEvent.click(row.getByRole('button', { name: 'Reveal Owner' }))
    const panel = within(await screen.findByRole('complementary', { name: 'Revealed owner' }))
    expect(network.requests(who)).toHaveLength(0)
    answer({ ...hidden, ownerRevealed: true, linkOwner: noa })
    expect(await panel.findByText('1 project')).toBeInTheDocument()
    expect(network.requests(who)[0]?.params).toEqual({ id: '7' })
    await userEvent.type(
      panel.getByRole('textbox', { name: 'Write the first message' }),
      'Show me{Enter}',
    )
    expect(await panel.findByText('Message sent')).toBeInTheDocument()
    expect(network.requests('POST /api/recruiter/chats/send')[0]?.body).toMatchObject({
      id: 42,
      message: 'Show me',
    })
  })

  it('have the panel until it is closed', async () => {
    const { show } = setUp()
    show()
    const row = await rowOf('offline-map')
    await userEvent.click(within(row).getByRole('button', { name: 'Reveal Owner' }))
    const panel = await screen.findByRole('complementary', { name: 'Revealed owner' })
    await userEvent.click(await within(panel).findByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(within(row).getByText('You can chat now')).toBeVisible()
  })

  it('show no panel when nobody could be revealed', async () => {
    const { network, show } = setUp()
    network.fail(reveal, 500)
    show()
    const row = within(await rowOf('offline-map'))
    await userEvent.click(row.getByRole('button', { name: 'Reveal Owner' }))
    expect(await screen.findByText('Failed to reveal link owner')).toBeInTheDocument()
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('show owners who were revealed earlier', async () => {
    const { network, show } = setUp()
    show()
    expect(within(await rowOf('loom')).getByText('Noa Levi')).toBeInTheDocument()
    expect(network.requests('GET /api/recruiter/revealed-user/:id')).toHaveLength(1)
  })

  it('show all links when an owner cannot be loaded', async () => {
    const { network, show } = setUp()
    network.fail('GET /api/recruiter/revealed-user/:id', 404, 'User details not found')
    show()
    expect(await rowOf('offline-map')).toBeInTheDocument()
    const row = within(await rowOf('loom'))
    expect(row.getByRole('button', { name: 'Reveal Owner' })).toBeEnabled()
  })

  it('are shortlisted at once, and say why that could not be stored', async () => {
    const { network, show } = setUp()
    network.reply(judge, { ...hidden, verdict: 'SHORTLISTED' })
    show()
    const row = within(await rowOf('offline-map'))
    const shortlist = row.getByRole('button', { name: 'Shortlist' })
    await userEvent.click(shortlist)
    await waitFor(() => expect(shortlist).toHaveAccessibleName('Shortlisted'))
    expect(network.requests(judge)[0]?.body).toEqual({ verdict: 'SHORTLISTED', was: null })
    network.fail(judge, 409, 'You answered this link in another window')
    await userEvent.click(shortlist)
    expect(await screen.findByText('You answered this link in another window')).toBeVisible()
    await waitFor(() => expect(shortlist).toHaveAccessibleName('Shortlist'))
  })

  it('are declined with a sentence, which can be taken back in place', async () => {
    const { network, show } = setUp()
    network.reply(judge, ({ body }) => ({ ...hidden, ...(body as object), secondsToUndo: 10 }))
    show()
    const row = within(await rowOf('offline-map'))
    await userEvent.click(row.getByRole('button', { name: 'Not this time' }))
    const reply = await screen.findByRole('textbox', { name: /A kind sentence/ })
    await userEvent.type(reply, 'Warm work')
    network.fail(judge, 500)
    await userEvent.click(screen.getByRole('button', { name: 'Decline Link' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save your answer')
    expect(reply).toHaveValue('Warm work')
    network.reply(judge, ({ body }) => ({ ...hidden, ...(body as object), secondsToUndo: 10 }))
    await userEvent.click(screen.getByRole('button', { name: 'Decline Link' }))
    const undo = await row.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toHaveFocus())
    expect(row.getByText('Warm work')).toBeVisible()
    expect(row.queryByText('Noa Levi')).toBeNull()
    await userEvent.click(undo)
    await waitFor(() => expect(row.getByRole('button', { name: 'Not this time' })).toHaveFocus())
    expect(network.requests(judge).at(-1)?.body).toEqual({ verdict: null, was: 'DECLINED' })
  })

  it.each(['Shortlist', 'Reveal Owner'])('are new until the first answer: %s', async (answer) => {
    const { network, show } = setUp()
    const loom = { ...revealed, ownerRevealed: false }
    network.reply(
      received,
      [hidden, loom].map((link) => ({ ...link, seen: false })),
    )
    network.reply(judge, ({ body }) => ({ ...hidden, verdict: body.verdict }))
    show()
    const row = within(await rowOf('offline-map'))
    expect(row.getByText('New')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: answer }))
    await waitFor(() => expect(row.queryByText('New')).not.toBeInTheDocument())
    expect(within(await rowOf('loom')).getByText('New')).toBeVisible()
    const taken = row.queryByRole('button', { name: 'Shortlisted' })
    if (taken) {
      await userEvent.click(taken)
      await row.findByRole('button', { name: 'Shortlist' })
    }
    expect(row.queryByText('New')).not.toBeInTheDocument()
  })

  it('are declined without a word about secrecy once the owner is revealed', async () => {
    const { show } = setUp()
    show()
    const secrecy = /You do not learn whose link it is/
    const decline = async (repository: string) =>
      userEvent.click(
        within(await rowOf(repository)).getByRole('button', { name: 'Not this time' }),
      )
    await decline('offline-map')
    expect(await screen.findByText(secrecy)).toBeVisible()
    const dialog = within(screen.getByRole('dialog', { name: 'Not this time' }))
    expect(dialog.getByText('tides/offline-map')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByText(secrecy)).toBeNull())
    await decline('loom')
    expect(await screen.findByText('The job seeker reads it in My Submissions.')).toBeVisible()
  })

  it('that were declined before are folded below the others', async () => {
    const { network, show } = setUp()
    network.reply(received, [hidden, { ...revealed, verdict: 'DECLINED' }])
    show()
    await rowOf('offline-map')
    expect(screen.queryByRole('row', { name: /loom/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Not this time (1)' }))
    const row = within(await rowOf('loom'))
    expect(row.getByText('Not this time. The job seeker was told.')).toBeVisible()
    expect(row.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('load further pages, and reveal owners on each of them', async () => {
    const { network, show } = setUp()
    const late = aLink({ id: 9, gitHubLink: 'https://github.com/late/one' })
    network.reply(received, ({ query }) => (query.cursor ? [late] : aPage([hidden], 'more')))
    network.reply(reveal, { ...late, ownerRevealed: true, linkOwner: noa })
    show()
    await rowOf('offline-map')
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }))
    const row = within(await rowOf('late/ ?one'))
    await userEvent.click(row.getByRole('button', { name: 'Reveal Owner' }))
    expect(await row.findByText('Noa Levi')).toBeInTheDocument()
  })

  it('are exported with revealed owners only', async () => {
    const files = watchSavedFiles()
    const { show } = setUp()
    show()
    await rowOf('offline-map')
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await files[0]).toMatchObject({
      name: 'links.csv',
      text: [
        '\uFEFFRepository,Owner,Email,Note,Answer',
        'https://github.com/tides/offline-map,,,,',
        'https://github.com/loom/stops,Noa Levi,noa@example.com,,',
        '',
      ].join('\r\n'),
    })
  })

  it('load the title of a request that is on a later page of the table', async () => {
    const { network, show } = setUp()
    network.reply('GET /api/recruiter/projectRequests', aPage([anOwnProjectRequest()], 'more'))
    network.reply('GET /api/projectrequests/:id', request)
    show()
    expect(await screen.findByRole('dialog', { name: /^Links for “ ?A map/ })).toBeInTheDocument()
  })
})
