import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import HomeScreen from './home-screen'

const open = (role?: 'recruiter' | 'jobseeker') =>
  render(createTestShell({ role }).wrap(<HomeScreen />))

test('has one h1 and sets the document title', () => {
  open()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Swipe Into Your Dream Job' })).toBeVisible()
  expect(document.title).toBe('Swipe Into Your Dream Job · Swipefolio')
})

test.each(['Dive In Now', 'Join Now'])('%s links to signup', (name) => {
  open()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/signup')
})

test.each(['From a side project to a first conversation', 'See the work before you see the name'])(
  'shows the journey in four steps: %s',
  (name) => {
    open()
    const journey = screen.getByRole('region', { name })
    expect(within(journey).getAllByRole('listitem')).toHaveLength(4)
  },
)

test('shows skills beside a link to signup', () => {
  open()
  const skills = screen.getByRole('region', { name: 'Whatever you are good at, show it working.' })
  expect(within(skills).getAllByRole('listitem').length).toBeGreaterThan(10)
  expect(within(skills).getByRole('link', { name: 'Join Now' })).toBeVisible()
  expect(skills).toHaveTextContent('Free for now')
})

test('explains project requests, and links to them', () => {
  open()
  const flow = screen.getByRole('region', { name: 'Nobody has built it yet? Ask.' })
  expect(within(flow).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(within(flow).getByRole('link', { name: 'Browse Project Requests' })).toHaveAttribute(
    'href',
    '/project-requests',
  )
})

describe('for members', () => {
  const disclosure = () => screen.getByRole('button', { name: 'How Swipefolio works' })

  test('is closed at first, and renders nothing of the landing page', () => {
    open('recruiter')
    expect(disclosure()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(document.title).toBe('Home · Swipefolio')
  })

  test('opens and closes by keyboard, and keeps the focus', async () => {
    open('jobseeker')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(disclosure()).toHaveAttribute('aria-expanded', 'true')
    expect(disclosure()).toHaveFocus()
    const content = document.getElementById(disclosure().getAttribute('aria-controls') ?? '')
    expect(content).toContainElement(
      screen.getByRole('heading', { name: 'Swipe Into Your Dream Job', level: 2 }),
    )
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    expect(disclosure()).toHaveAttribute('aria-expanded', 'false')
    expect(content).toBeEmptyDOMElement()
  })

  test('scrolls to what it opens, and not when it closes', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
    open('recruiter')
    expect(scroll).not.toHaveBeenCalled()
    await userEvent.click(disclosure())
    expect(scroll.mock.contexts).toEqual([disclosure().parentElement])
    await userEvent.click(disclosure())
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['recruiter', '/swipeprojects'],
    ['jobseeker', '/dashboard?section=projects'],
  ] as const)('leads a %s to %s instead of signup', async (role, target) => {
    open(role)
    await userEvent.click(disclosure())
    for (const name of ['Dive In Now', 'Join Now']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', target)
    }
  })
})
