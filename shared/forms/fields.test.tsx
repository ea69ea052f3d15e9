import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CodeField, Field, PasswordField, SearchField, TextAreaField } from '.'

it('describes an input by its hint and its error', () => {
  render(<Field label="Email" hint="Cannot be changed" error="Email is required" />)
  const input = screen.getByRole('textbox', { name: 'Email' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Cannot be changed Email is required')
})

it('has addresses left to right, also before they are typed', () => {
  render(<Field label="Website" type="url" placeholder="https://" />)
  expect(screen.getByLabelText('Website')).toHaveAttribute('dir', 'ltr')
})

it('labels several lines of text', () => {
  render(<TextAreaField label="About" isOptional />)
  expect(screen.getByRole('textbox', { name: 'About (optional)' })).toHaveAttribute('rows', '5')
})

it('takes the direction of its text, unless that is far too long, already before it is pasted', async () => {
  render(<TextAreaField label="About" />)
  const input = screen.getByRole('textbox', { name: 'About' })
  expect(input).toHaveAttribute('dir', 'auto')
  const clipboardData = { getData: () => 'x'.repeat(20_001) }
  fireEvent.paste(input, { clipboardData })
  expect(input).not.toHaveAttribute('dir')
  fireEvent.input(input, { target: { value: 'short' } })
  expect(input).toHaveAttribute('dir', 'auto')
})

it('shows a password on demand', async () => {
  render(<PasswordField label="Password" />)
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
})

it('describes a new password by its strength', async () => {
  render(<PasswordField label="New Password" hasStrength hint="At least 6 characters" />)
  const input = screen.getByLabelText('New Password')
  expect(input).toHaveAccessibleDescription('At least 6 characters')
  await userEvent.type(input, 'tide')
  expect(input).toHaveAccessibleDescription('Too short')
  await userEvent.type(input, 'tables')
  expect(input).toHaveAccessibleDescription('Weak')
  await userEvent.type(input, ' at four o’clock')
  expect(input).toHaveAccessibleDescription('Strong')
})

it('describes a new password that is refused by the reason alone', async () => {
  const { rerender } = render(<PasswordField label="New Password" hasStrength />)
  await userEvent.type(screen.getByLabelText('New Password'), 'tide')
  rerender(<PasswordField label="New Password" hasStrength error="Password must be longer" />)
  expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(
    'Password must be longer',
  )
})

it('accepts digits, spaces and hyphens in a code', async () => {
  render(<CodeField label="Verification Code" />)
  const input = screen.getByRole('textbox', { name: 'Verification Code' })
  await userEvent.type(input, '12a3 4-5!678')
  expect(input).toHaveValue('123 4-5678')
  expect(input).toHaveAttribute('autocomplete', 'one-time-code')
})

it('reports the search text', async () => {
  const Search = () => {
    const [text, setText] = useState('')
    return (
      <>
        <SearchField label="Search contacts" value={text} onChange={setText} />
        <p>Looking for {text}</p>
      </>
    )
  }
  render(<Search />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'dana')
  expect(screen.getByText('Looking for dana')).toBeInTheDocument()
})

it('keeps what is typed before its value has come back, and takes another value over', () => {
  const onChange = jest.fn()
  const show = (value: string) => <SearchField label="Search" value={value} onChange={onChange} />
  const { rerender } = render(show(''))
  const input = screen.getByRole('searchbox', { name: 'Search' })
  fireEvent.change(input, { target: { value: 'd' } })
  fireEvent.change(input, { target: { value: 'da' } })
  rerender(show('d'))
  expect(input).toHaveValue('da')
  rerender(show('da'))
  rerender(show('noa'))
  expect(input).toHaveValue('noa')
  expect(onChange.mock.calls).toEqual([['d'], ['da']])
})
