import { render, screen } from '@testing-library/react'
import { TechnologyChips } from './technology-chips'

const technologies = [
  { id: 7, name: 'Rust', isUsed: true },
  { id: 8, name: 'Kubernetes', aliases: ['k8s'], isUsed: false },
  { id: 9, name: 'COBOL', isUsed: false },
]

const show = (searchText: string, chosenIds: number[] = []) => {
  const props = { technologies, searchText, chosenIds, firstIds: [], onChange: () => {} }
  render(<TechnologyChips {...props} />)
  return screen.queryAllByRole('button').map((button) => button.textContent)
}

it('shows what projects use and what is chosen, and says that there is more', () => {
  expect(show('', [9])).toEqual(['Rust', 'COBOL'])
  expect(screen.getByText('1 more can be found by name.')).toBeVisible()
})

it('finds the rest by name or other name', () => {
  expect(show('k8')).toEqual(['Kubernetes'])
})

it('shows at most sixty', () => {
  const many = Array.from({ length: 90 }, (_, id) => ({ id, name: `Tide ${id}` }))
  const props = { technologies: many, searchText: 'tide', chosenIds: [], firstIds: [] }
  render(<TechnologyChips {...props} onChange={() => {}} />)
  expect(screen.getAllByRole('button')).toHaveLength(60)
})
