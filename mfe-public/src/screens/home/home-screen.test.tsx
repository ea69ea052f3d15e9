import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen, within } from '@testing-library/react'
import HomeScreen from './home-screen'

beforeEach(() => {
  render(createTestShell().wrap(<HomeScreen />))
})

test('has one main heading and names the page', () => {
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Swipe Into Your Dream Job' })).toBeVisible()
  expect(document.title).toBe('Swipe Into Your Dream Job · Swipefolio')
})

test.each(['Dive In Now', 'Join Now'])('%s leads to signup', (name) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/signup')
})

test.each(['From a side project to a first conversation', 'See the work before you see the name'])(
  'tells the journey in four steps: %s',
  (name) => {
    const journey = screen.getByRole('region', { name })
    expect(within(journey).getAllByRole('listitem')).toHaveLength(4)
  },
)

test('shows skills beside the way to join', () => {
  const skills = screen.getByRole('region', { name: 'Whatever you are good at, show it working.' })
  expect(within(skills).getAllByRole('listitem').length).toBeGreaterThan(10)
  expect(within(skills).getByRole('link', { name: 'Join Now' })).toBeVisible()
  expect(skills).toHaveTextContent('Free for now')
})

test('shows how a custom request runs, and leads to the requests', () => {
  const flow = screen.getByRole('region', { name: 'Nobody has built it yet? Ask.' })
  expect(within(flow).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(within(flow).getByRole('link', { name: 'Browse Project Requests' })).toHaveAttribute(
    'href',
    '/project-requests',
  )
})
