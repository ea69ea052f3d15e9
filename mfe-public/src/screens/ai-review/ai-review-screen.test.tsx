import type { AiReview, AiReviewEvent, AiReviewItem, Role } from '@swipefolio/shared/contract'
import { sessionOwner, unsavedWork, useSession } from '@swipefolio/shared/session'
import { createTestShell } from '@swipefolio/shared/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import AiReviewScreen from './ai-review-screen'

const make = 'POST /api/user/ai-review'
const repository = 'https://github.com/tides/tables'

const aReview = (changes: Partial<AiReview> = {}): AiReview => ({
  id: 7,
  repository,
  commit: 'abcdef0123456789abcdef0123456789abcdef01',
  model: null,
  filesRead: 13,
  filesTotal: 14,
  createdAt: new Date().toISOString(),
  result: [
    { id: 1, kind: 'note', file: null, text: 'A library.' },
    { id: 2, kind: 'strength', file: 'src/a b.ts', text: '**It is tested.** See `a.test.ts`.' },
    { id: 3, kind: 'risk', file: null, text: 'There is no README.' },
  ],
  ...changes,
})

const stream = (...events: AiReviewEvent[]) =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
const stage = (name: 'fetching' | 'reading' | 'reviewing'): AiReviewEvent => ({
  type: 'stage',
  stage: name,
})

function open(role?: Role, path = '/aireview') {
  const shell = createTestShell({ role, path })
  for (const side of ['user', 'recruiter'] as const) {
    shell.network.reply(`GET /api/${side}/ai-reviews`, [])
  }
  render(shell.wrap(<AiReviewScreen />))
  return shell
}

const field = () => screen.getByRole('textbox', { name: 'GitHub repository URL' })
const submit = async (address = repository) => {
  await userEvent.clear(field())
  if (address) await userEvent.type(field(), address)
  await userEvent.click(screen.getByRole('button', { name: 'Review Project' }))
}

describe('access', () => {
  test('offers visitors a login that returns', async () => {
    open(undefined, '/aireview?repo=x')
    expect(screen.getByText('You need to be logged in to access the AI features.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/login')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(await screen.findByRole('heading', { name: 'Risks' })).toBeVisible()
  })

  test.each([undefined, 'recruiter'] as const)('shows a sample review to: %s', async (role) => {
    open(role)
    const link = { name: 'Look at a sample review' }
    if (role) await userEvent.click(await screen.findByRole('link', link))
    const sample = await screen.findByRole('region', { name: 'A sample review' })
    expect(sample).toHaveTextContent('This is a sample')
    expect(await within(sample).findByRole('heading', { name: 'Risks' })).toBeVisible()
    expect(screen.queryByRole('link', link)).toBeNull()
  })

  test('refuses an unknown role', async () => {
    open('jobseeker')
    act(() => useSession.setState({ role: null }))
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid user role.')
  })
})

describe('requesting a review', () => {
  test.each(['', 'tides/tables', 'http://github.com/a/b', 'https://github.com/tides'])(
    'requires the address of a repository, not %j',
    async (address) => {
      const { network } = open('jobseeker')
      await submit(address)
      expect(await screen.findByText('Please enter a valid GitHub repository URL.')).toBeVisible()
      expect(field()).toHaveFocus()
      expect(network.requests(make)).toEqual([])
    },
  )

  test('starts with the repository of the URL', () => {
    open('jobseeker', `/aireview?repo=${encodeURIComponent(repository)}`)
    expect(field()).toHaveValue(repository)
  })

  test.each([
    [500, '', 'Something went wrong. Try again.'],
    [
      404,
      'There is no public repository at this address.',
      'There is no public repository at this address.',
    ],
    [
      429,
      'Too many requests. Please try again later.',
      'Too many requests. Please try again later.',
    ],
  ])('shows why it was refused (%d)', async (status, sentence, shown) => {
    const { network } = open('jobseeker')
    network.fail(make, status, sentence)
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(shown)
    expect(field()).toHaveValue(repository)
    expect(screen.getByRole('button', { name: 'Review Project' })).toBeEnabled()
    expect(unsavedWork.count(sessionOwner()).forms).toBe(0)
  })

  test.each([
    [404, 'There is no public repository at this address.'],
    [504, 'Something went wrong. Try again.'],
  ])('shows why it failed while streaming (%d)', async (status, shown) => {
    const { network } = open('jobseeker')
    const message = status === 404 ? shown : ''
    network.reply(make, stream(stage('fetching'), { type: 'failed', status, message }))
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(shown)
  })

  test.each([
    ['github', 'GitHub cannot be reached from here right now.'],
    ['model', 'The language model cannot be reached from here right now.'],
  ] as const)('says which service is down, until the next try (%s)', async (service, sentence) => {
    const { network, location } = open('jobseeker')
    const failed: AiReviewEvent = { type: 'failed', status: 502, message: '', service }
    network.reply(make, stream(stage('fetching'), failed))
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    await submit()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading')).toHaveTextContent(sentence)
    expect(screen.queryByText('Something went wrong. Try again.')).toBeNull()
    expect(await screen.findByText(/^None yet/)).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Look at a sample review' })).toHaveLength(1)
    expect(scrolled.mock.contexts.some((shown) => (shown as Element).contains(alert))).toBe(true)
    expect(alert).toHaveTextContent('Come back later: the address stays in the form')
    expect(field()).toHaveValue(repository)
    await userEvent.click(within(alert).getByRole('link', { name: 'Look at a sample review' }))
    expect(location()).toBe('/aireview?review=sample')
    const sample = await screen.findByRole('region', { name: 'A sample review' })
    expect(scrolled.mock.contexts).toContain(sample)
    network.reply(make, stream({ type: 'review', review: aReview() }))
    network.reply('GET /api/user/ai-reviews/:id', aReview())
    await submit()
    await screen.findByRole('heading', { name: 'AI Review:' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('region', { name: 'A sample review' })).toBeNull()
  })

  test('blames no service that the server did not name', async () => {
    const { network } = open('jobseeker')
    network.fail(make, 502)
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Try again.')
    expect(screen.queryByText(/cannot be reached/)).toBeNull()
  })

  test('shows an error when the stream ends early', async () => {
    const { network } = open('jobseeker')
    network.reply(make, stream(stage('fetching'), stage('reading')))
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Try again.')
  })
})

describe('a running review', () => {
  function begin(shell: ReturnType<typeof open>) {
    let finish: (text: string) => void = () => {}
    let progress: (text: string) => void = () => {}
    shell.network.reply(make, (request) => {
      progress = request.progress
      return new Promise<string>((resolve) => {
        finish = resolve
      })
    })
    return { finish: (text: string) => finish(text), progress: (text: string) => progress(text) }
  }

  const current = () =>
    screen.getByText(/./, { selector: '[aria-current="step"] > span:last-child' })

  test('disables the button and shows each stage', async () => {
    const shell = open('jobseeker')
    const answer = begin(shell)
    await submit()
    expect(screen.getByRole('button', { name: 'Analyzing...' })).toHaveAttribute('aria-busy')
    expect(current()).toHaveTextContent('Fetching the repository')
    const firstStages = stream(stage('fetching'), stage('reading'))
    act(() => answer.progress(firstStages))
    expect(current()).toHaveTextContent('Reading its files')
    act(() => answer.progress(`${firstStages}data: {"type":"stage","stage":"revi`))
    expect(current()).toHaveTextContent('Reading its files')
    act(() => answer.progress(firstStages + stream(stage('reviewing'))))
    expect(current()).toHaveTextContent('Reviewing')
    shell.network.reply('GET /api/user/ai-reviews', [aReview()])
    act(() =>
      answer.finish(
        firstStages + stream(stage('reviewing'), { type: 'review', review: aReview() }),
      ),
    )
    expect(await screen.findByRole('heading', { name: 'AI Review:' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Review Project' })).toBeEnabled()
    expect(shell.location()).toBe('/aireview?review=7')
    expect(await screen.findByRole('link', { name: 'tides/tables' })).toBeVisible()
    expect(shell.network.unexpected).toEqual([])
  })

  test('can be cancelled without an error', async () => {
    const shell = open('jobseeker')
    const answer = begin(shell)
    await submit()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    act(() => answer.finish(''))
    expect(await screen.findByRole('button', { name: 'Review Project' })).toBeEnabled()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'AI Review:' })).toBeNull()
    expect(field()).toHaveValue(repository)
  })
})

describe('a review', () => {
  test('shows each item, its author and the part of the repository', async () => {
    const { network } = open('recruiter')
    network.reply('POST /api/recruiter/ai-review', stream({ type: 'review', review: aReview() }))
    await submit()
    const review = await screen.findByRole('region', { name: 'AI Review:' })
    expect(await within(review).findByText('It is tested.')).toBeVisible()
    expect(within(review).getByText('a.test.ts').tagName).toBe('CODE')
    expect(within(review).getByRole('heading', { name: 'Risks' })).toBeVisible()
    expect(within(review).getByRole('link', { name: 'src/a b.ts' })).toHaveAttribute(
      'href',
      `${repository}/blob/abcdef0123456789abcdef0123456789abcdef01/src/a%20b.ts`,
    )
    expect(review).toHaveTextContent(
      'Made by fixed rules, without a language model: read 13 of 14 files at abcdef0, just now.',
    )
  })

  test('names its language model', async () => {
    const { network } = open('jobseeker')
    const review = aReview({ model: 'small-reviewer', result: 'A tidy library.' })
    network.reply(make, stream({ type: 'review', review }))
    await submit()
    expect(await screen.findByText('A tidy library.')).toBeVisible()
    expect(screen.getByText(/Written by the language model small-reviewer/)).toHaveTextContent(
      'AI output: check it before you rely on it.',
    )
  })

  test.each([
    ['a text', 'A **tidy** library.'],
    ['a list of items', [{ text: 'A **tidy** library.' }] as never],
  ])('is shown when the server returns only %s', async (_what, result) => {
    const shell = open('jobseeker')
    shell.network.reply(make, result)
    await submit()
    expect(await screen.findByText('tidy')).toBeVisible()
    expect(shell.location()).toBe('/aireview')
  })

  test('can be copied', async () => {
    const person = userEvent.setup()
    const { network } = open('jobseeker')
    network.reply(make, stream({ type: 'review', review: aReview() }))
    await submit()
    // The review that is stored takes the place of the one that arrived, and its button that of the other.
    await screen.findByRole('button', { name: 'Review Project' })
    await person.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Review copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(
      'A library.\n\n## Strengths\n\n**It is tested.** See `a.test.ts`. (`src/a b.ts`)\n\n## Risks\n\nThere is no README.',
    )
  })
})

describe('earlier reviews', () => {
  test('show the loading, error and empty states', async () => {
    const shell = createTestShell({ role: 'jobseeker' })
    shell.network.fail('GET /api/user/ai-reviews', 400, 'Not now')
    render(shell.wrap(<AiReviewScreen />))
    expect(screen.getByText('Loading your reviews...')).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now')
    shell.network.reply('GET /api/user/ai-reviews', [])
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('None yet. The first one will stand here.')).toBeVisible()
  })

  function openWithOne(path?: string) {
    const shell = createTestShell({ role: 'jobseeker', path })
    shell.network.reply('GET /api/user/ai-reviews', [aReview()])
    shell.network.reply('GET /api/user/ai-reviews/:id', aReview())
    render(shell.wrap(<AiReviewScreen />))
    return shell
  }

  test('can be opened by URL', async () => {
    const shell = openWithOne()
    await userEvent.click(await screen.findByRole('link', { name: 'tides/tables' }))
    expect(await screen.findByText('It is tested.')).toBeVisible()
    expect(shell.location()).toBe('/aireview?review=7')
  })

  test('show when a review was removed', async () => {
    const { network } = open('jobseeker', '/aireview?review=7')
    network.fail('GET /api/user/ai-reviews/:id', 404, 'This review was removed')
    expect(await screen.findByRole('alert')).toHaveTextContent('This review was removed')
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Review a Repository' })).toHaveAttribute(
      'href',
      '/aireview',
    )
  })

  test('lose a statement that is not true, which can be undone', async () => {
    const shell = openWithOne('/aireview?review=7')
    const path = 'api/user/ai-reviews/:id/items/:itemId/dispute'
    shell.network.fail(`PUT /${path}`, 500)
    const risk = () => screen.queryByText('There is no README.')
    await screen.findByText('There is no README.')
    const press = () =>
      userEvent.click(screen.getByRole('button', { description: 'There is no README.' }))
    await press()
    expect(await screen.findByText('Failed to remove the statement')).toBeVisible()
    expect(risk()).toBeVisible()

    shell.network.reply(`PUT /${path}`, 'Statement removed')
    shell.network.reply(`DELETE /${path}`, 'Statement restored')
    await press()
    expect(risk()).toBeNull()
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    expect(undo).toHaveAccessibleDescription('You called this untrue.')
    expect(fireEvent.keyDown(undo, { key: 'Enter', repeat: true })).toBe(false)
    const answer = shell.network.hold(`DELETE /${path}`)
    await userEvent.keyboard('{Enter}')
    expect(risk()?.closest('li')).toHaveFocus()
    await waitFor(() => expect(shell.network.requests(`DELETE /${path}`)).toHaveLength(1))
    await press()
    expect(risk()).toBeNull()
    expect(shell.network.requests(`PUT /${path}`)).toHaveLength(2)
    answer('Statement restored')
    const last = () => shell.network.requests(`PUT /${path}`).at(-1)?.params
    await waitFor(() => expect(shell.network.requests(`PUT /${path}`)).toHaveLength(3))
    expect(last()).toEqual({ id: '7', itemId: '3' })

    for (const item of screen.getAllByRole('button', { name: 'Not true?' })) {
      await userEvent.click(item)
    }
    expect(screen.getByText('No statement is left in this review.')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(3)
    await waitFor(() => expect(last()).toEqual({ id: '7', itemId: '2' }))
  })

  test('show the statements that were called untrue on an earlier visit, which can be undone', async () => {
    const { result, ...review } = aReview()
    const [note, ...disputed] = result as AiReviewItem[]
    const { network } = open('jobseeker', '/aireview?review=7')
    network.reply('GET /api/user/ai-reviews/:id', {
      ...review,
      result: note ? [note] : [],
      disputed,
    })
    const undoing = 'DELETE /api/user/ai-reviews/:id/items/:itemId/dispute'
    network.reply(undoing, 'Statement restored')
    await userEvent.click(
      await screen.findByRole('button', { name: 'Show 2 that you called untrue', expanded: false }),
    )
    await userEvent.click(screen.getByRole('button', { description: 'There is no README.' }))
    expect(screen.getByText('There is no README.').closest('li')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Hide 1 that you called untrue' })).toBeVisible()
    await waitFor(() =>
      expect(network.requests(undoing)[0]?.params).toEqual({ id: '7', itemId: '3' }),
    )
  })

  test('can be deleted after confirmation', async () => {
    const shell = openWithOne('/aireview?review=7')
    shell.network.fail('DELETE /api/user/ai-reviews/:id', 500)
    await userEvent.click(
      await screen.findByRole('button', { name: 'Delete the review of tides/tables' }),
    )
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this review?',
    })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await within(question).findByText('Failed to delete the review')).toBeVisible()
    shell.network.reply('DELETE /api/user/ai-reviews/:id', 'Review deleted')
    shell.network.reply('GET /api/user/ai-reviews', [])
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('None yet. The first one will stand here.')).toBeVisible()
    await waitFor(() => expect(shell.location()).toBe('/aireview'))
    expect(screen.queryByText('It is tested.')).toBeNull()
  })
})
