import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Empty } from './empty'
import { ErrorBox } from './error-box'
import { Notice } from './notice'
import { Skeleton } from './skeleton'
import { Spinner } from './spinner'

it.each([
  ['info', 'status'],
  ['success', 'status'],
  ['danger', 'alert'],
] as const)('gives a notice its role by tone: %s as %s', (tone, role) => {
  render(<Notice tone={tone}>Profile updated successfully</Notice>)
  expect(screen.getByRole(role)).toHaveTextContent('Profile updated successfully')
})

it('announces a spinner only with a label', () => {
  const { rerender } = render(<Spinner />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  rerender(<Spinner label="Working" />)
  expect(screen.getByRole('status')).toHaveTextContent('Working')
})

it('offers an action in the empty state', () => {
  render(
    <Empty title="No Projects Yet" headingLevel={3} action={<button>Add New Project</button>}>
      What you publish stands here.
    </Empty>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'No Projects Yet' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add New Project' })).toBeInTheDocument()
})

it('offers a retry only with a handler', async () => {
  const handleRetry = jest.fn()
  const { rerender } = render(<ErrorBox message="Failed to load projects" onRetry={handleRetry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(handleRetry).toHaveBeenCalledTimes(1)
  rerender(
    <ErrorBox message="Project request ID is missing">
      <a href="/project-requests">Return to Project Requests</a>
    </ErrorBox>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Project request ID is missing')
  expect(screen.getByRole('link')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it.each(['line', 'text', 'rows', 'cards', 'figures', 'notes', 'people'] as const)(
  'renders the shape %s, hidden from screen readers',
  (shape) => {
    const { container } = render(<Skeleton shape={shape} count={4} />)
    const outline = container.firstElementChild
    expect(outline).toHaveAttribute('aria-hidden', 'true')
    expect(outline?.children).toHaveLength(shape === 'line' ? 0 : 4)
  },
)
