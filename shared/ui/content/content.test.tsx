import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Accordion } from './accordion'
import { Badge } from './badge'
import { FilterChips } from './filter-chips'
import { StatCard } from './stat-card'
import { Table } from './table'

it('counts in a badge, up to 99', () => {
  render(
    <>
      <Badge count={0} label="zero" />
      <Badge count={7} label="unread" />
      <Badge count={120} label="unseen" />
    </>,
  )
  expect(screen.queryByText('zero')).not.toBeInTheDocument()
  expect(screen.getByText('7')).toHaveTextContent('7 unread')
  expect(screen.getByText('99+')).toHaveTextContent('99+ unseen')
})

it('names a figure by its label', () => {
  render(<StatCard label="Likes" value={48} />)
  expect(screen.getByRole('group', { name: 'Likes' })).toHaveTextContent('48')
})

it('draws the course of a figure, the highest day on top', () => {
  const { container } = render(<StatCard label="Likes" value={3} trend={[0, 2, 1]} />)
  expect(container.querySelector('polyline')).toHaveAttribute(
    'points',
    '3.0,29.0 60.0,3.0 117.0,16.0',
  )
})

it('is a table with headers and cells', () => {
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
