import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import FaqScreen from './faq-screen'

const open = (path = '/faq') => {
  const shell = createTestShell({ path })
  render(shell.wrap(<FaqScreen />))
  return shell
}

const questions = () => screen.getAllByRole('heading', { level: 2 })
const question = (name: RegExp) => screen.getByRole('button', { name })

test('shows all 13 questions, closed', () => {
  open()
  expect(questions()).toHaveLength(13)
  expect(screen.queryByRole('region')).toBeNull()
})

test('filters by All, General, For Job Seekers and For Recruiters', async () => {
  open()
  const filters = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button')
  expect(filters.map((filter) => filter.textContent)).toEqual([
    'All',
    'General',
    'For Job Seekers',
    'For Recruiters',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'General' }))
  expect(questions()).toHaveLength(5)
})

test('answers that the product is free for now', async () => {
  open()
  await userEvent.click(question(/What does it cost/))
  expect(screen.getByRole('region')).toHaveTextContent('free for now')
})

test('opens one answer at a time', async () => {
  open()
  await userEvent.click(question(/What is Swipefolio/))
  expect(screen.getByRole('region', { name: /What is Swipefolio/ })).toBeVisible()
  question(/What does it cost/).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('region', { name: /What does it cost/ })).toBeVisible()
  expect(screen.getAllByRole('region')).toHaveLength(1)
})

test('keeps the category in the URL', async () => {
  const { location } = open()
  await userEvent.click(screen.getByRole('button', { name: 'For Recruiters' }))
  expect(questions()).toHaveLength(4)
  expect(location()).toBe('/faq?category=recruiters')
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(questions()).toHaveLength(13)
  expect(location()).toBe('/faq')
})

test('starts with the category of the URL', () => {
  open('/faq?category=job-seekers')
  expect(screen.getByRole('button', { name: 'For Job Seekers' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(questions()).toHaveLength(4)
})

test('shows everything for an unknown category', () => {
  open('/faq?category=pets')
  expect(questions()).toHaveLength(13)
})

test('opens the question of the URL and scrolls to it', () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  open('/faq?question=password')
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('region')).toHaveTextContent('Two-step login stays on')
})
