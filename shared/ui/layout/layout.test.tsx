import { render, screen, within } from '@testing-library/react'
import { BrowserRouter } from '../../router'
import { SettingsIcon } from '../icons'
import { Heading } from './heading'
import { Logo } from './logo'
import { PageHeader } from './page-header'
import { SidebarLayout } from './sidebar-layout'
import { Stack } from './stack'
import { useDocumentTitle } from './use-document-title'

it('has the level that is asked for, however it looks', () => {
  render(
    <Heading level={3} size="display">
      Kiln
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Kiln' })).toBeInTheDocument()
})

it('gives a screen its h1', () => {
  render(<PageHeader title="My Projects" actions={<button>Add New Project</button>} />)
  expect(screen.getByRole('heading', { level: 1, name: 'My Projects' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add New Project' })).toBeInTheDocument()
})

it('marks the current section and leads home', () => {
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

it('says the name where only the mark is shown', () => {
  render(<Logo isMarkOnly />)
  expect(screen.getByText('Swipefolio')).toBeInTheDocument()
})

it('keeps its own settings out of the page', () => {
  render(
    <Stack gap="l" align="start" data-testid="stack">
      x
    </Stack>,
  )
  expect(screen.getByTestId('stack')).not.toHaveAttribute('align')
  expect(screen.getByTestId('stack')).not.toHaveAttribute('gap')
})

it('names the page', () => {
  const Faq = () => {
    useDocumentTitle('FAQ')
    return null
  }
  render(<Faq />)
  expect(document.title).toBe('FAQ · Swipefolio')
})
