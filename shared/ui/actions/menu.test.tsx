import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from '../../router'
import { Menu } from './menu'

const show = () => {
  const handleLogout = jest.fn()
  render(
    <BrowserRouter>
      <Menu
        button="Dana"
        items={[
          { label: 'Dashboard', to: '/dashboard' },
          { label: 'Logout', onSelect: handleLogout },
        ]}
      />
      <p>Outside</p>
    </BrowserRouter>,
  )
  return { handleLogout, trigger: screen.getByRole('button', { name: 'Dana' }) }
}

const item = (name: string) => screen.getByRole('menuitem', { name })

it('opens on its first item', async () => {
  const { trigger } = show()
  expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(trigger)
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
  expect(item('Dashboard')).toHaveFocus()
  expect(item('Dashboard')).toHaveAttribute('href', '/dashboard')
})

it('moves the focus with the arrow keys, wrapping around', async () => {
  const { trigger } = show()
  trigger.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(item('Logout')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(item('Dashboard')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(item('Logout')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(item('Dashboard')).toHaveFocus()
})

it('returns the focus on Esc', async () => {
  const { trigger } = show()
  await userEvent.click(trigger)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(trigger).toHaveFocus()
})

it('closes on a press outside and on its own button', async () => {
  const { trigger } = show()
  await userEvent.click(trigger)
  await userEvent.click(screen.getByText('Outside'))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  await userEvent.click(trigger)
  await userEvent.click(trigger)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

it('runs the chosen action once', async () => {
  const { handleLogout, trigger } = show()
  await userEvent.click(trigger)
  await userEvent.keyboard('{End}{Enter}')
  expect(handleLogout).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
