import { live } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { Route, Routes, useLocation } from '@swipefolio/shared/router'
import { aProject, aProjectRequest, aSubmission, createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ProjectRequestScreen from './project-request-screen'

const request = aProjectRequest({
  mission: 'm'.repeat(160),
  positionOffer: 'Engineer\n\tfour days a week\n\n- a desk\n- a chair',
})
const path = `/project-request/${request.id}`
const bookmarked = 'GET /api/user/project-request/:id/bookmark'
const sendLink = 'POST /api/user/project-request/:id/send-link'

function open(role?: Role, shown = request) {
  const shell = createTestShell({ role, path, route: '/project-request/:requestId' })
  shell.network.reply('GET /api/projectrequests/:id', shown)
  shell.network.reply('GET /api/user/project-request/:id/links', [])
  shell.network.reply('GET /api/user/projects', [])
  shell.network.reply(bookmarked, { isBookmarked: false })
  shell.network.reply('GET /api/recruiter/project-request/:id/ownership', {
    isOwn: false,
    linksCount: 0,
  })
  return { ...shell, show: () => render(shell.wrap(<ProjectRequestScreen />)) }
}

/** How often an element with a text was scrolled into view. */
const scrollsTo = (spy: jest.SpyInstance, text: string) =>
  spy.mock.contexts.filter((element) => (element as Element).textContent.includes(text)).length

const field = () => screen.findByRole('textbox', { name: 'GitHub link' })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Project' }))

describe('the request', () => {
  test('shows the loading state', () => {
    const { network, show } = open()
    network.hold('GET /api/projectrequests/:id')
    show()
    expect(screen.getByRole('status')).toHaveTextContent('Loading project request...')
    expect(screen.getByRole('heading', { level: 1, name: 'Project Request' })).toBeVisible()
  })

  test('is shared by its address', async () => {
    const user = userEvent.setup()
    open().show()
    await user.click(await screen.findByRole('button', { name: 'Share request' }))
    expect(await screen.findByText('Link copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${path}`)
  })

  test('is saved by a job seeker, and no longer', async () => {
    const { network, show } = open('jobseeker')
    network.reply('PUT /api/user/project-request/:id/bookmark', '')
    network.reply('DELETE /api/user/project-request/:id/bookmark', '')
    const sent = (method: 'PUT' | 'DELETE') =>
      network.requests(`${method} /api/user/project-request/:id/bookmark`)
    show()
    const save = await screen.findByRole('button', { name: 'Save request', pressed: false })
    await userEvent.click(save)
    expect(save).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(save)
    expect(save).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(sent('DELETE')).toHaveLength(1))
    expect(sent('PUT')).toHaveLength(1)
  })

  test('shows that it was saved before', async () => {
    const { network, show } = open('jobseeker')
    network.reply(bookmarked, { isBookmarked: true })
    show()
    expect(
      await screen.findByRole('button', { name: 'Save request', pressed: true }),
    ).toBeInTheDocument()
  })

  test.each(['recruiter', undefined] as const)('is not saved by others (%s)', async (role) => {
    open(role).show()
    await screen.findByRole('button', { name: 'Share request' })
    expect(screen.queryByRole('button', { name: 'Save request' })).not.toBeInTheDocument()
  })

  test('shows why loading failed, with a link to the list', async () => {
    const { network, show } = open()
    network.fail('GET /api/projectrequests/:id', 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load project request')
    expect(screen.getByRole('link', { name: 'Return to Project Requests' })).toHaveAttribute(
      'href',
      '/project-requests',
    )
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  test.each([
    [404, 'Project request not found'],
    [400, 'Invalid id'],
  ])('shows ways on when there is no such request (%d)', async (status, sentence) => {
    const { network, show } = open()
    network.fail('GET /api/projectrequests/:id', status, sentence)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such project request.')
    expect(screen.getByRole('link', { name: 'Return to Project Requests' })).toHaveAttribute(
      'href',
      '/project-requests',
    )
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(screen.queryByText('Invalid id')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })

  test('shows the sentence of the server, and retries', async () => {
    const { network, show } = open()
    network.fail('GET /api/projectrequests/:id', 429, 'Please slow down')
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Please slow down')
    network.reply('GET /api/projectrequests/:id', request)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: request.title })).toBeVisible()
    expect(document.title).toBe(`${request.title} · Swipefolio`)
  })

  test('shows an error without the id of a request', () => {
    const shell = createTestShell({ path: '/project-request' })
    render(shell.wrap(<ProjectRequestScreen />))
    expect(screen.getByRole('alert')).toHaveTextContent('Project request ID is missing')
    expect(screen.getByRole('link', { name: 'Return to Project Requests' })).toBeVisible()
  })

  test('shows mission, offer with its white space, and deadline', async () => {
    open().show()
    expect(await screen.findByRole('heading', { level: 1, name: request.title })).toBeVisible()
    expect(screen.getByText(request.mission)).toBeVisible()
    const offer = screen.getByText(/four days a week/)
    expect(offer.textContent).toBe('Engineer\n\tfour days a week')
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual(['TypeScript', 'a desk', 'a chair'])
    expect(offer).toHaveStyle({ whiteSpace: 'pre-wrap' })
    expect(screen.getByText('Dec 31, 2099')).toBeVisible()
    expect(screen.getByText('Lumen Works')).toBeVisible()
    expect(screen.queryByText('Closed')).toBeNull()
  })

  test('sets the meta description to the first 150 characters of the mission', async () => {
    open().show()
    await screen.findByRole('heading', { level: 1, name: request.title })
    const description = document.querySelector('meta[name="description"]')
    expect(description).toHaveAttribute('content', 'm'.repeat(150))
  })
})

describe('access to the form', () => {
  test('shows a recruiter that they cannot submit', async () => {
    open('recruiter').show()
    expect(
      await screen.findByText(
        'As a recruiter, you can view project requests but cannot submit projects.',
      ),
    ).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Your Project Requests' })).toHaveAttribute(
      'href',
      '/dashboard?section=requests',
    )
    expect(screen.queryByRole('heading', { name: 'Submit a project' })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('offers an anonymous visitor a login', async () => {
    open().show()
    const link = await screen.findByRole('link', { name: 'Log in to Submit Your Project' })
    expect(link).toHaveAttribute('href', '/login')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('passes the return path to the login', async () => {
    const shell = createTestShell({ path })
    shell.network.reply('GET /api/projectrequests/:id', request)
    const Login = () => <p>From {String((useLocation().state as { from?: unknown }).from)}</p>
    render(
      shell.wrap(
        <Routes>
          <Route path="/project-request/:requestId" element={<ProjectRequestScreen />} />
          <Route path="/login" element={<Login />} />
        </Routes>,
      ),
    )
    await userEvent.click(await screen.findByRole('link', { name: /^Log in to Submit/ }))
    expect(screen.getByText(`From ${path}`)).toBeVisible()
  })

  test.each([undefined, 'jobseeker'] as const)(
    'hides the form (role %s) once the request is closed',
    async (role) => {
      open(role, { ...request, endDate: '2020-01-31' }).show()
      expect(await screen.findByRole('heading', { name: 'Closed' })).toBeVisible()
      expect(screen.getByText('Closed', { selector: 'strong' })).toBeVisible()
      expect(screen.queryByRole('textbox')).toBeNull()
      expect(screen.queryByRole('link', { name: /Log in/ })).toBeNull()
    },
  )
})

describe('submitting', () => {
  test('requires a link, then a valid one, and keeps the input', async () => {
    const { network, show } = open('jobseeker')
    show()
    const input = await field()
    await submit()
    expect(await screen.findByText('Please enter a GitHub link')).toBeVisible()
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.type(input, 'http://example.com')
    await submit()
    expect(
      await screen.findByText(
        "Please enter a valid GitHub URL starting with 'https://github.com/'",
      ),
    ).toBeVisible()
    expect(input).toHaveValue('http://example.com')
    expect(network.requests(sendLink)).toHaveLength(0)
  })

  test.each([
    [
      'You have already submitted this repository',
      409,
      'You have already submitted this repository',
    ],
    ['', 500, 'Failed to submit project link. Please try again.'],
  ])('shows the error of the server (%s)', async (sentence, status, shown) => {
    const { network, show } = open('jobseeker')
    network.fail(sendLink, status, sentence)
    show()
    await userEvent.type(await field(), 'https://github.com/noa/offline-map')
    await submit()
    expect(await screen.findByText(shown)).toBeVisible()
    expect(await field()).toHaveValue('https://github.com/noa/offline-map')
  })

  test('confirms the submission, lists the link, closes the form after 3 seconds and keeps the focus', async () => {
    jest.useFakeTimers()
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { network, show } = open('jobseeker')
    network.reply(sendLink, () => {
      network.reply('GET /api/user/project-request/:id/links', [aSubmission()])
      return aSubmission()
    })
    show()
    await user.type(await field(), ' https://github.com/noa/offline-map ')
    await user.click(screen.getByRole('button', { name: 'Submit Project' }))
    expect(await screen.findByText('Your project link was submitted successfully.')).toBeVisible()
    expect(scrollsTo(scrollIntoView, 'submitted successfully')).toBe(1)
    expect(await screen.findByText('Sent')).toBeVisible()
    expect(network.requests(sendLink)[0]).toMatchObject({
      params: { id: String(request.id) },
      body: { gitHubLink: 'https://github.com/noa/offline-map' },
    })
    act(() => jest.advanceTimersByTime(2900))
    expect(await field()).toHaveValue('')
    act(() => jest.advanceTimersByTime(100))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText(/The recruiter has your link now/)).toBeVisible()
    expect(document.activeElement).not.toBe(document.body)
    await user.tab()
    expect(screen.getByRole('link', { name: 'noa/offline-map' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Submit Another Project' }))
    expect(screen.getByRole('textbox', { name: 'GitHub link' })).toHaveValue('')
    expect(document.activeElement).not.toBe(document.body)
    jest.useRealTimers()
  })

  test('scrolls to the confirmation once, even when the list changes below it', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear()
    const { network, show } = open('jobseeker')
    network.reply(sendLink, aSubmission())
    show()
    await userEvent.type(await field(), 'https://github.com/noa/offline-map')
    await submit()
    expect(await screen.findByText('Your project link was submitted successfully.')).toBeVisible()
    network.reply('GET /api/user/project-request/:id/links', [aSubmission({ status: 'REVEALED' })])
    act(() => live.publish({ type: 'refresh' }))
    expect(await screen.findByText('Revealed')).toBeVisible()
    expect(scrollsTo(scrollIntoView, 'submitted successfully')).toBe(1)
  })

  test('sends one of the own projects with a note, and keeps both when that fails', async () => {
    const { network, show } = open('jobseeker')
    const gitUrl = 'https://github.com/noa/clock/tree/main'
    network.reply('GET /api/user/projects', [
      aProject({ id: 3, title: 'Tide Clock', gitUrl }),
      aProject({ id: 4, title: 'Paper boats', gitUrl: '', websiteUrl: '' }),
    ])
    network.fail(sendLink, 409, 'You have already submitted this repository')
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'One of my projects' }))
    await submit()
    expect(await screen.findByText('Please choose a project')).toBeVisible()
    expect(screen.getByRole('radio', { name: /Paper boats/ })).toBeDisabled()
    expect(screen.getByRole('radio', { name: 'Tide Clock clock' })).toBeEnabled()
    await userEvent.click(screen.getByRole('radio', { name: /Tide Clock/ }))
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'With a lighthouse')
    await submit()
    expect(await screen.findByText('You have already submitted this repository')).toBeVisible()
    expect(screen.getByRole('radio', { name: /Tide Clock/ })).toBeChecked()
    expect(network.requests(sendLink)[0]?.body).toEqual({
      gitHubLink: 'https://github.com/noa/clock',
      projectId: 3,
      note: 'With a lighthouse',
    })
  })

  test('says that a link has arrived whose answer was lost, and refuses another one that was sent before', async () => {
    const { network, show } = open('jobseeker')
    show()
    await userEvent.type(await field(), 'https://github.com/noa/offline-map')
    network.setOffline(true)
    await submit()
    expect(await screen.findByText(/nothing that you typed is lost/)).toBeVisible()
    network.setOffline(false)
    network.fail(sendLink, 409, 'You have already submitted this repository')
    await userEvent.type(await field(), '-of-before')
    await submit()
    expect(await screen.findByText('You have already submitted this repository')).toBeVisible()
    await userEvent.type(await field(), '{Backspace>10/}')
    await submit()
    expect(await screen.findByText('Your project link was submitted successfully.')).toBeVisible()
    expect(await field()).toHaveValue('')
  })

  test('says how many characters of a pasted note are too many', async () => {
    const { network, show } = open('jobseeker')
    show()
    await userEvent.type(await field(), 'https://github.com/noa/offline-map')
    const note = screen.getByRole('textbox', { name: /Note/ })
    await userEvent.click(note)
    await userEvent.paste('n'.repeat(503))
    expect(note).toHaveAccessibleDescription(expect.stringContaining('3 characters too many'))
    await submit()
    expect(await screen.findByText('Note is too long: at most 500 characters')).toBeVisible()
    expect(network.requests(sendLink)).toHaveLength(0)
  })

  test('restores the draft after an expired session, for the same person', async () => {
    const { network, show } = open('jobseeker')
    network.fail(sendLink, 401, 'Please log in')
    const { unmount } = show()
    await userEvent.type(await field(), 'https://github.com/noa/unsent')
    await submit()
    await screen.findByRole('alert')
    unmount()

    const again = show()
    expect(await field()).toHaveValue('https://github.com/noa/unsent')
    network.reply(sendLink, aSubmission())
    await submit()
    await screen.findByText('Your project link was submitted successfully.')
    expect(await field()).toHaveValue('')
    again.unmount()
    show()
    expect(await field()).toHaveValue('')
  })

  test('shows which own submissions were revealed', async () => {
    const { network, show } = open('jobseeker')
    network.reply('GET /api/user/project-request/:id/links', [
      aSubmission(),
      aSubmission({ id: 8, gitHubLink: 'https://github.com/noa/two', status: 'REVEALED' }),
    ])
    show()
    expect(await screen.findByText('Sent')).toBeVisible()
    expect(screen.getByText('Revealed')).toBeVisible()
    expect(screen.getByRole('link', { name: 'noa/two' })).toBeVisible()
  })

  test('shows a reveal when its notification arrives', async () => {
    const { network, show } = open('jobseeker')
    const call = 'GET /api/user/project-request/:id/links'
    network.reply(call, [aSubmission()])
    show()
    expect(await screen.findByText('Sent')).toBeVisible()
    network.reply(call, [aSubmission({ status: 'REVEALED' })])
    act(() => live.publish({ type: 'notification' }))
    expect(await screen.findByText('Revealed')).toBeVisible()
  })

  test('hides the form after five submissions', async () => {
    const { network, show } = open('jobseeker')
    network.reply(
      'GET /api/user/project-request/:id/links',
      [1, 2, 3, 4, 5].map((id) => aSubmission({ id })),
    )
    show()
    expect(await screen.findByText(/You have sent 5 repositories/)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
