import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, useSearchParams } from '../../router'
import { SettingsIcon } from '../icons'
import { Heading } from './heading'
import { Logo } from './logo'
import { PageHeader } from './page-header'
import { SidebarLayout } from './sidebar-layout'
import { Stack } from './stack'
import { useDocumentTitle } from './use-document-title'

it('has its level independently of its size', () => {
  render(
    <Heading level={3} size="display">
      Kiln
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Kiln' })).toBeInTheDocument()
})

it('renders the h1 of a screen', () => {
  render(<PageHeader title="My Projects" actions={<button>Add New Project</button>} />)
  expect(screen.getByRole('heading', { level: 1, name: 'My Projects' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add New Project' })).toBeInTheDocument()
})

it('marks the current section and links home', () => {
  render(
    <BrowserRouter>
      <SidebarLayout
        label="Dashboard"
        items={[
          { label: 'Overview', icon: <SettingsIcon />, to: '/dashboard', isCurrent: true },
          { label: 'Settings', icon: <SettingsIcon />, to: '/settings', isCurrent: false },
        ]}
      >
        <p>Content</p>
      </SidebarLayout>
    </BrowserRouter>,
  )
  const sections = within(screen.getByRole('navigation', { name: 'Dashboard' }))
  expect(sections.getByRole('link', { name: 'Overview', current: 'page' })).toBeInTheDocument()
  expect(sections.getByRole('link', { name: 'Settings', current: false })).toBeInTheDocument()
  expect(sections.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

it('focuses the title of a section that was opened without its link', async () => {
  const Dashboard = () => {
    const section = useSearchParams()[0].get('section') ?? 'Overview'
    const items = ['Overview', 'Settings'].map((label) => ({
      label,
      icon: null,
      to: `?section=${label}`,
      isCurrent: label === section,
    }))
    return (
      <SidebarLayout label="Dashboard" items={items}>
        <main>
          <h1>{section}</h1>
        </main>
      </SidebarLayout>
    )
  }
  render(
    <BrowserRouter>
      <Dashboard />
    </BrowserRouter>,
  )
  const link = screen.getByRole('link', { name: 'Settings' })
  await userEvent.click(link)
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(link).toHaveFocus()
  history.back()
  expect(await screen.findByRole('heading', { name: 'Overview' })).toHaveFocus()
})

it('keeps the name for screen readers where only the mark is shown', () => {
  render(<Logo isMarkOnly />)
  expect(screen.getByText('Swipefolio')).toBeInTheDocument()
})

it('does not forward its own props to the DOM', () => {
  render(
    <Stack gap="l" align="start" data-testid="stack">
      x
    </Stack>,
  )
  expect(screen.getByTestId('stack')).not.toHaveAttribute('align')
  expect(screen.getByTestId('stack')).not.toHaveAttribute('gap')
})

it('sets the document title', () => {
  const Faq = () => {
    useDocumentTitle('FAQ')
    return null
  }
  render(<Faq />)
  expect(document.title).toBe('FAQ · Swipefolio')
})
