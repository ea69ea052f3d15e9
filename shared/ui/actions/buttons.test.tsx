import type { FormEvent } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from '../../router'
import { Badge } from '../content/badge'
import { HeartIcon } from '../icons'
import { Button, type ButtonProps } from './button'
import { ButtonLink } from './button-link'
import { ExternalLink } from './external-link'
import { IconButton } from './icon-button'

type Pressed = Pick<ButtonProps, 'type' | 'isPending' | 'onClick'>

it('does not submit a form by default', async () => {
  const handleSubmit = jest.fn((event: FormEvent) => event.preventDefault())
  render(
    <form onSubmit={handleSubmit}>
      <Button>Open</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(handleSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(handleSubmit).toHaveBeenCalledTimes(1)
})

it.each([
  ['a button', (props: Pressed) => <Button {...props}>Send</Button>],
  [
    'an icon button',
    (props: Pressed) => <IconButton {...props} label="Send" icon={<HeartIcon />} />,
  ],
])('%s cannot be pressed while pending, and keeps its name and the focus', async (_, Sending) => {
  const [handleClick, handleSubmit] = [
    jest.fn(),
    jest.fn((event: FormEvent) => event.preventDefault()),
  ]
  const form = (isPending: boolean) => (
    <form onSubmit={handleSubmit}>
      <Sending type="submit" isPending={isPending} onClick={handleClick} />
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.click(button)
  rerender(form(true))
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleName('Send')
  await userEvent.tab()
  await userEvent.tab()
  expect(button).not.toHaveFocus()
  rerender(form(false))
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(handleClick).toHaveBeenCalledTimes(2)
  expect(handleSubmit).toHaveBeenCalledTimes(2)
})

it('names an icon button by its label', () => {
  render(<IconButton label="Like" icon={<HeartIcon />} />)
  expect(screen.getByRole('button', { name: 'Like' })).toBeEnabled()
})

it('adds the count of a badge to the name', () => {
  render(
    <IconButton
      label="Notifications"
      icon={<HeartIcon />}
      badge={<Badge count={3} label="unseen" />}
    />,
  )
  expect(screen.getByRole('button', { name: 'Notifications 3 unseen' })).toBeInTheDocument()
})

it('links to internal pages', () => {
  render(
    <BrowserRouter>
      <ButtonLink to="/signup">Dive In Now</ButtonLink>
    </BrowserRouter>,
  )
  expect(screen.getByRole('link', { name: 'Dive In Now' })).toHaveAttribute('href', '/signup')
})

it('opens other sites in a new tab without access to the opener', () => {
  render(<ExternalLink href="https://github.com/a/b">Repository</ExternalLink>)
  const link = screen.getByRole('link', { name: 'Repository' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
})

it('shows an address that is not http or https as text', () => {
  render(<ExternalLink href={['javascript', 'alert(1)'].join(':')}>Website</ExternalLink>)
  expect(screen.getByText('Website')).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('shows a short name of an icon button in the place of its long title', () => {
  render(<IconButton label="Edit A map" tip="Edit" icon={<svg />} />)
  const button = screen.getByRole('button', { name: 'Edit A map' })
  expect(button).not.toHaveAttribute('title')
  expect(button).toHaveTextContent('Edit A mapEdit')
})
