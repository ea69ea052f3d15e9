import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Accordion } from './accordion'
import { Avatar } from './avatar'
import { Badge } from './badge'
import { FilterChips } from './filter-chips'
import { StatCard } from './stat-card'
import { Table } from './table'
import { TagList } from './tag-list'

it('counts in a badge, up to 99 or a lower number', () => {
  render(
    <>
      <Badge count={0} label="zero" />
      <Badge count={7} label="unread" />
      <Badge count={120} label="unseen" />
      <Badge count={10} max={9} label="missed" />
    </>,
  )
  expect(screen.queryByText('zero')).not.toBeInTheDocument()
  expect(screen.getByText('unread').parentElement).toHaveTextContent('7 unread')
  expect(screen.getByText('unseen').parentElement).toHaveTextContent('99+ unseen')
  expect(screen.getByText('missed').parentElement).toHaveTextContent('9+ missed')
})

it.each([
  ['Noa Levi', 'NL'],
  ['maya de la cruz', 'MC'],
  ['Prince', 'P'],
  ['דנה לוי', 'דל'],
])('draws the initials of %s, hidden from screen readers', (name, initials) => {
  const { container } = render(<Avatar name={name} />)
  expect(container.querySelector('[aria-hidden] text')).toHaveTextContent(initials)
})

it('shows every technology unless limited, and no list without one', () => {
  const technologies = ['React', 'Go', 'Rust'].map((name) => ({ name }))
  const { rerender } = render(<TagList technologies={technologies} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  rerender(<TagList technologies={technologies} limit={2} label="Built with" />)
  const list = screen.getByRole('list', { name: 'Built with' })
  expect(list).toHaveTextContent('ReactGo+1 more')
  rerender(<TagList technologies={[]} />)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it('names a statistic by its label', () => {
  render(<StatCard label="Likes" value={48} />)
  expect(screen.getByRole('group', { name: 'Likes' })).toHaveTextContent('48')
})

it.each([
  [[0, 2, 1], '+3 in the last 3 days'],
  [[0, 0], 'None in the last 2 days'],
])('sums a trend up in words', (trend, words) => {
  render(<StatCard label="Likes" value={3} trend={trend} />)
  expect(screen.getByRole('group', { name: 'Likes' })).toHaveTextContent(words)
})

it.each([
  [
    'three days to a bar, scaled to the highest',
    [2, 1, 1, 8, 0, 0, 4, 0, 0, 1, 0, 0, 2],
    'M0 32v-16h3v16M4 32v-32h3v32M8 32v-16h3v16M12 32v-4h3v4M16 32v-8h3v8',
  ],
  [
    'few at their small size',
    [1, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1],
    'M0 32v-6.4h3v6.4M4 32v-6.4h3v6.4M8 32v-6.4h3v6.4M12 32v-6.4h3v6.4M16 32v-6.4h3v6.4',
  ],
])('draws a trend with %s: %j', (_, trend, bars) => {
  const { container } = render(<StatCard label="Likes" value={3} trend={trend} />)
  expect([...container.querySelectorAll('path')].at(-1)).toHaveAttribute('d', bars)
})

it('draws no trend of fewer than five bars', () => {
  const trend = [5, 0, 0, 7, 0, 0, 1, 0, 0, 2, 0, 0, 0]
  const { container } = render(<StatCard label="Likes" value={3} trend={trend} />)
  expect(container.querySelector('svg')).not.toBeInTheDocument()
})

it('renders a table with headers and cells', () => {
  render(
    <Table
      caption="Project requests"
      rows={[{ id: 1, title: 'Route planner' }]}
      rowKey={(row) => row.id}
      columns={[
        { header: 'Title', cell: (row) => row.title },
        { header: 'Actions', isHeaderHidden: true, cell: () => <button>Edit</button> },
      ]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Project requests' })
  expect(within(table).getByRole('columnheader', { name: 'Title' })).toBeInTheDocument()
  expect(within(table).getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument()
  expect(within(table).getByRole('cell', { name: 'Route planner' })).toBeInTheDocument()
})

it('opens one item at a time', async () => {
  render(
    <Accordion
      items={[
        { id: 'free', title: 'Is it free?', content: 'Yes, for now.' },
        { id: 'name', title: 'Who sees my name?', content: 'Nobody at first.' },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Is it free?' }))
  expect(screen.getByText('Yes, for now.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Who sees my name?' }))
  expect(screen.getByText('Yes, for now.')).not.toBeVisible()
  expect(screen.getByText('Nobody at first.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Who sees my name?' }))
  expect(screen.getByText('Nobody at first.')).not.toBeVisible()
})

it('marks the chosen chip', async () => {
  const Filter = () => {
    const [value, setValue] = useState<'all' | 'general'>('all')
    return (
      <FilterChips
        label="Category"
        options={[
          { value: 'all', label: 'All' },
          { value: 'general', label: 'General' },
        ]}
        value={value}
        onChange={setValue}
      />
    )
  }
  render(<Filter />)
  await userEvent.click(screen.getByRole('button', { name: 'General' }))
  expect(screen.getByRole('button', { name: 'General', pressed: true })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'All', pressed: false })).toBeInTheDocument()
})
