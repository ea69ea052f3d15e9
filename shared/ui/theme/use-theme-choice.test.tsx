import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useThemeChoice } from './use-theme-choice'

const Switch = () => {
  const [choice, setChoice] = useThemeChoice()
  return (
    <>
      <p>{choice}</p>
      <button onClick={() => setChoice('dark')}>Dark</button>
      <button onClick={() => setChoice('system')}>System</button>
    </>
  )
}

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

it('follows the system by default', () => {
  render(<Switch />)
  expect(screen.getByText('system')).toBeInTheDocument()
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})

it('stores the choice in local storage', async () => {
  render(<Switch />)
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
  expect(screen.getByText('dark')).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

it('returns to the system', async () => {
  render(<Switch />)
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
  await userEvent.click(screen.getByRole('button', { name: 'System' }))
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})
