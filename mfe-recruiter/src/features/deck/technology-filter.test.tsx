import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TechnologyFilter } from './technology-filter'

it('is ready before it is opened', async () => {
  const { network, wrap } = createTestShell({ role: 'recruiter', path: '/swipeprojects' })
  network.reply('GET /api/recruiter/techlist', [{ id: 7, name: 'Rust' }])
  network.reply('GET /api/recruiter/saved-filters', [])
  render(wrap(<TechnologyFilter />))
  await waitFor(() => expect(network.requests('GET /api/recruiter/saved-filters')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'All Technologies' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Projects with any of these. Choose up to 20.',
  )
})

it('names the first technology and how many more, or the saved filter that they are', async () => {
  const { network, wrap } = createTestShell({
    role: 'recruiter',
    path: '/swipeprojects?tech=7,9',
  })
  network.reply('GET /api/recruiter/techlist', [
    { id: 7, name: 'Rust' },
    { id: 9, name: 'React' },
  ])
  const answer = network.hold('GET /api/recruiter/saved-filters')
  render(wrap(<TechnologyFilter />))
  expect(await screen.findByRole('button', { name: 'Rust, React' })).toHaveTextContent('Rust+1')
  answer([{ id: 5, name: 'Web', technologyIds: [9, 7], isMailed: false }])
  expect(await screen.findByRole('button', { name: 'Web' })).toBeInTheDocument()
})

it('names what is chosen above the list', async () => {
  const { network, wrap } = createTestShell({
    role: 'recruiter',
    path: '/swipeprojects?filter=open',
  })
  network.reply('GET /api/recruiter/techlist', [{ id: 7, name: 'Rust' }])
  network.reply('GET /api/recruiter/saved-filters', [])
  render(wrap(<TechnologyFilter />))
  await userEvent.click(await screen.findByRole('button', { name: 'Rust' }))
  expect(screen.getByRole('list', { name: 'Technologies' })).toHaveTextContent('Rust')
})

it('keeps the focus where everything was cleared', async () => {
  const { network, wrap } = createTestShell({ role: 'recruiter', path: '/swipeprojects' })
  network.reply('GET /api/recruiter/techlist', [{ id: 7, name: 'Rust' }])
  network.reply('GET /api/recruiter/saved-filters', [])
  render(wrap(<TechnologyFilter />))
  await userEvent.click(screen.getByRole('button', { name: 'All Technologies' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Rust' }))
  const clear = screen.getByRole('button', { name: 'Clear' })
  await userEvent.click(clear)
  expect(screen.getByRole('button', { name: 'Rust' })).toHaveAttribute('aria-pressed', 'false')
  expect(clear).toHaveFocus()
  expect(clear).toHaveAttribute('aria-disabled', 'true')
})

it.each([
  ['Nonexistent', ''],
  ['7,99', '?tech=7'],
  ['9,x,7', '?tech=9,x,7'],
])('is cleaned of what is no technology, once these are known: %s', async (text, search) => {
  const path = '/swipeprojects'
  const { network, wrap, location } = createTestShell({
    role: 'recruiter',
    path: `${path}?tech=${text}`,
  })
  network.reply('GET /api/recruiter/saved-filters', [])
  const answer = network.hold('GET /api/recruiter/techlist')
  const length = history.length
  render(wrap(<TechnologyFilter />))
  await waitFor(() => expect(network.requests('GET /api/recruiter/techlist')).toHaveLength(1))
  expect(location()).toBe(`${path}?tech=${text}`)
  answer([
    { id: 7, name: 'Rust' },
    { id: 9, name: 'React' },
  ])
  await screen.findByRole('button', { name: search ? /Rust/ : 'All Technologies' })
  await waitFor(() => expect(location()).toBe(path + search))
  expect(history.length).toBe(length)
})

it('is not cleaned when the technologies cannot be loaded', async () => {
  const path = '/swipeprojects?tech=99&filter=open'
  const { network, wrap, location } = createTestShell({ role: 'recruiter', path })
  network.fail('GET /api/recruiter/techlist', 400)
  network.reply('GET /api/recruiter/saved-filters', [])
  render(wrap(<TechnologyFilter />))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load technologies')
  expect(location()).toBe(path)
})
