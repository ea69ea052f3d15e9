import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Combobox } from './combobox'
import type { ComboboxItem } from './combobox-list'
import { findNamed, rankMatches } from './rank-matches'

const technologies = ['React', 'Preact', 'Go', 'Redis'].map((name, id) => ({ id, name }))

const named = [
  { id: 1, name: 'Preact', aliases: [] },
  { id: 2, name: 'React Native', aliases: ['rn'] },
  { id: 3, name: 'Kubernetes', aliases: ['k8s'] },
  { id: 4, name: 'React', aliases: ['reactjs'] },
  { id: 5, name: 'C++', aliases: ['cpp'] },
]

it.each([
  ['react', ['React', 'React Native', 'Preact']],
  ['React.js', ['React']],
  ['k8', ['Kubernetes']],
  ['CPP', ['C++']],
  ['c+', ['C++']],
  ['rn', ['React Native', 'Kubernetes']],
  ['+', ['C++']],
  ['react native', ['React Native']],
  ['cobol', []],
])('ranks the same name before its beginning, other names and parts: %s', (text, names) => {
  expect(rankMatches(named, text).map(({ name }) => name)).toEqual(names)
})

it('ranks an abbreviated name before equal ones, which stay in their order', () => {
  const items = [
    { name: 'TypeORM', aliases: [] },
    { name: 'Typesense' },
    { name: 'TypeScript', aliases: ['ts'] },
  ]
  const names = rankMatches(items, 'type').map(({ name }) => name)
  expect(names).toEqual(['TypeScript', 'TypeORM', 'Typesense'])
})

it.each([
  ['React.js', 'React'],
  [' k8s ', 'Kubernetes'],
  ['Kubern', undefined],
  ['', undefined],
])('finds an item by its whole name or another name: %s', (text, name) => {
  expect(findNamed(named, text)?.name).toBe(name)
})

const Picker = ({ chosen = [] }: { chosen?: ComboboxItem[] }) => {
  const [value, setValue] = useState(chosen)
  return (
    <Combobox
      label="Technologies"
      items={technologies}
      value={value}
      onChange={setValue}
      emptyText="No matching technologies found"
    />
  )
}

const input = () => screen.getByRole('combobox', { name: 'Technologies' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const removeButtons = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('title'))

it('searches by name, case-insensitively', async () => {
  render(<Picker />)
  await userEvent.type(input(), 'REACT')
  expect(options()).toEqual(['React', 'Preact'])
  expect(input()).toHaveAttribute('aria-expanded', 'true')
})

it('shows when nothing matches', async () => {
  render(<Picker />)
  await userEvent.type(input(), 'cobol')
  expect(screen.getByRole('status')).toHaveTextContent('No matching technologies found')
  expect(options()).toEqual([])
})

it('excludes chosen items from the options', async () => {
  render(<Picker chosen={technologies.slice(0, 1)} />)
  await userEvent.click(input())
  expect(options()).toEqual(['Preact', 'Go', 'Redis'])
})

it('chooses with the pointer and stays open', async () => {
  render(<Picker />)
  await userEvent.click(input())
  await userEvent.click(screen.getByRole('option', { name: 'Go' }))
  expect(removeButtons()).toEqual(['Remove Go'])
  expect(options()).toEqual(['React', 'Preact', 'Redis'])
  expect(input()).toHaveFocus()
})

it('chooses with the keys', async () => {
  render(<Picker />)
  await userEvent.type(input(), 'r{ArrowDown}')
  expect(screen.getByRole('option', { name: 'Redis', selected: true })).toHaveAttribute(
    'id',
    input().getAttribute('aria-activedescendant') ?? '',
  )
  await userEvent.keyboard('{Enter}')
  expect(removeButtons()).toEqual(['Remove Redis'])
  expect(input()).toHaveValue('')
})

it('marks nothing until a text or an arrow key asks for it', async () => {
  render(<Picker />)
  await userEvent.type(input(), 'go{Enter}')
  expect(removeButtons()).toEqual(['Remove Go'])
  await userEvent.keyboard('{Enter}r{Backspace}{Enter}')
  expect(removeButtons()).toEqual(['Remove Go'])
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(removeButtons()).toEqual(['Remove Go', 'Remove Redis'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(removeButtons()).toEqual(['Remove Go', 'Remove Redis', 'Remove React'])
})

it('closes after a choice on touch screens, where it would cover the next field', async () => {
  const matchMedia = (query: string) => ({ matches: query.includes('coarse') })
  Object.assign(window, { matchMedia })
  render(<Picker />)
  await userEvent.click(input())
  await userEvent.click(screen.getByRole('option', { name: 'Go' }))
  Reflect.deleteProperty(window, 'matchMedia')
  expect(input()).toHaveAttribute('aria-expanded', 'false')
  expect(input()).toHaveFocus()
  await userEvent.type(input(), 're')
  expect(options()).toEqual(['React', 'Redis', 'Preact'])
})

it('removes chosen items by button and Backspace', async () => {
  render(<Picker chosen={technologies.slice(0, 3)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove React' }))
  expect(removeButtons()).toEqual(['Remove Preact', 'Remove Go'])
  expect(input()).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  expect(removeButtons()).toEqual(['Remove Preact'])
})

it('scrolls its list into view, out from under the buttons of a dialog', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  render(<Picker />)
  expect(scroll).not.toHaveBeenCalled()
  await userEvent.click(input())
  expect(scroll.mock.contexts[0]).toContainElement(screen.getByRole('listbox'))
  scroll.mockRestore()
})

it('closes on Esc without closing the dialog around it', async () => {
  const handleKeyDown = jest.fn()
  document.addEventListener('keydown', handleKeyDown)
  render(<Picker />)
  await userEvent.click(input())
  await userEvent.keyboard('{Escape}')
  document.removeEventListener('keydown', handleKeyDown)
  expect(options()).toEqual([])
  expect(handleKeyDown).not.toHaveBeenCalled()
})

it('does not submit the form with Enter while it is open', async () => {
  const handleSubmit = jest.fn()
  render(
    <form onSubmit={handleSubmit}>
      <Picker />
      <button>Save</button>
    </form>,
  )
  await userEvent.type(input(), 'cobol{Enter}')
  expect(handleSubmit).not.toHaveBeenCalled()
})

it('closes on blur', async () => {
  render(<Picker />)
  await userEvent.click(input())
  await userEvent.tab()
  expect(options()).toEqual([])
})
