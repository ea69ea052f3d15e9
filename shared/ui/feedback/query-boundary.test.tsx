import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, NetworkError, useQuery } from '../../api'
import { createTestShell } from '../../testing'
import { ProjectCard } from '../content/project-card'
import { Empty } from './empty'
import { fillerProjects } from './filler'
import { NotFound } from './not-found'
import { QueryBoundary } from './query-boundary'

const show = (query: { data?: string[]; error?: Error }) => {
  const refetch = jest.fn(() => Promise.resolve())
  render(
    <QueryBoundary
      query={{ data: query.data, error: query.error ?? null, refetch }}
      loadingText="Loading projects..."
      errorText="Failed to load projects"
      isEmpty={(titles) => titles.length === 0}
      empty={<Empty title="No Projects Yet">You haven't created any projects yet.</Empty>}
      skeleton="cards"
      notFound={
        <NotFound title="Project not found" actions={<a href="/">Back to Home</a>}>
          It was removed.
        </NotFound>
      }
    >
      {(titles) => titles.join(', ')}
    </QueryBoundary>,
  )
  return refetch
}

it('shows the server’s sentence and retries', async () => {
  const refetch = show({ error: new ApiError(500, 'The database is away') })
  expect(screen.getByRole('alert')).toHaveTextContent('The database is away')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

it('falls back to its own sentence when there is none', () => {
  show({ error: new NetworkError(undefined) })
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load projects')
})

it('keeps the data when a refetch fails', () => {
  show({ data: ['Tidepool'], error: new NetworkError(undefined) })
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(screen.getByText('Tidepool')).toBeInTheDocument()
})

it.each([
  [404, ''],
  [404, 'Gone'],
  [400, 'Invalid id'],
])('shows a way on in place of a retry when nothing is there (%d %s)', (status, sentence) => {
  show({ data: ['Tidepool'], error: new ApiError(status, sentence) })
  expect(screen.getByRole('alert')).toHaveTextContent('Project not found')
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  expect(screen.queryByText('Tidepool')).not.toBeInTheDocument()
})

it('does not take another bad request for a missing thing', () => {
  show({ error: new ApiError(400, '') })
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load projects')
})

it('shows the empty state', () => {
  show({ data: [] })
  expect(screen.getByRole('heading', { name: 'No Projects Yet' })).toBeInTheDocument()
})

it('shows the loading state', () => {
  show({})
  expect(screen.getByRole('status')).toHaveTextContent('Loading projects...')
})

it('shows the content with filler text as its skeleton, hidden from screen readers and without pictures', () => {
  const [project] = fillerProjects(1)
  const { container } = render(
    <QueryBoundary
      query={{ data: undefined, error: null, refetch: jest.fn() }}
      loadingText="Loading projects..."
      errorText="Failed to load projects"
      skeleton={project && <ProjectCard project={project} />}
    >
      {() => null}
    </QueryBoundary>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Loading projects...')
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(screen.getByRole('article', { hidden: true })).toHaveTextContent(project?.title ?? '')
  expect(container.querySelector('[inert] svg, [inert] img')).toBeNull()
})

it.each([true, false])('loads until the queries below were answered: %s', (isFetched) => {
  render(
    <QueryBoundary
      query={{ data: ['Tidepool'], error: null, refetch: jest.fn() }}
      waitsFor={[{ isFetched: true }, { isFetched }]}
      loadingText="Loading projects..."
      errorText="Failed to load projects"
    >
      {(titles) => titles.join(', ')}
    </QueryBoundary>,
  )
  const [shown, hidden] = isFetched
    ? ['Tidepool', 'Loading projects...']
    : ['Loading projects...', 'Tidepool']
  expect(screen.getByText(shown)).toBeInTheDocument()
  expect(screen.queryByText(hidden)).not.toBeInTheDocument()
})

it('keeps what is typed into the content when loading it again fails', async () => {
  const query = { data: ['Tidepool'], error: null, refetch: jest.fn() }
  const boundary = (error: Error | null) => (
    <QueryBoundary
      query={{ ...query, error }}
      loadingText="Loading projects..."
      errorText="Failed to load projects"
    >
      {() => <input aria-label="Title" />}
    </QueryBoundary>
  )
  const { rerender } = render(boundary(null))
  await userEvent.type(screen.getByRole('textbox'), 'Kiln')
  rerender(boundary(new ApiError(500, '')))
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load projects')
  expect(screen.getByRole('textbox')).toHaveValue('Kiln')
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it('shows the data', () => {
  show({ data: ['Tidepool', 'Kiln'] })
  expect(screen.getByText('Tidepool, Kiln')).toBeInTheDocument()
})

describe('without a network', () => {
  const fire = (name: string) =>
    act(() => {
      window.dispatchEvent(new Event(name))
    })
  const lose = () => fire('offline')
  const regain = () => fire('online')
  const sentence = 'You are offline. This has not been loaded yet.'

  afterEach(() => {
    jest.restoreAllMocks()
    regain()
  })

  function open() {
    const shell = createTestShell()
    const load = jest.fn(() => Promise.resolve('Tidepool'))
    const Titles = () => (
      <QueryBoundary
        query={useQuery({ queryKey: ['titles'], queryFn: load })}
        loadingText="Loading projects..."
        errorText="Failed to load projects"
      >
        {(titles) => titles}
      </QueryBoundary>
    )
    const view = render(shell.wrap(null))
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    lose()
    view.rerender(shell.wrap(<Titles />))
    return { load }
  }

  it('says so in place of what was not loaded, and loads it once the network is back', async () => {
    const { load } = open()
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    expect(screen.queryByText('Loading projects...')).not.toBeInTheDocument()
    expect(load).not.toHaveBeenCalled()
    regain()
    expect(await screen.findByText('Tidepool')).toBeInTheDocument()
    expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  })

  it('tries again when asked to, whatever the browser believes', async () => {
    const { load } = open()
    load.mockRejectedValueOnce(new NetworkError(undefined))
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
      expect(load).toHaveBeenCalledTimes(2)
    })
    expect(await screen.findByText('Tidepool')).toBeInTheDocument()
  })

  it('keeps what was loaded', () => {
    show({ data: ['Tidepool'] })
    lose()
    expect(screen.getByText('Tidepool')).toBeInTheDocument()
    expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  })

  it('does not wait for the queries below', () => {
    render(
      <QueryBoundary
        query={{ data: ['Tidepool'], error: null, refetch: jest.fn() }}
        waitsFor={[{ isFetched: false }]}
        loadingText="Loading projects..."
        errorText="Failed to load projects"
      >
        {(titles) => titles.join(', ')}
      </QueryBoundary>,
    )
    expect(screen.queryByText('Tidepool')).not.toBeInTheDocument()
    lose()
    expect(screen.getByText('Tidepool')).toBeInTheDocument()
  })
})
