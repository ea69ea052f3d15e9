import type { Contact } from '@swipefolio/shared/contract'
import { aContact } from '@swipefolio/shared/testing'
import { withContact, without } from './moved-pages'

const at = (firstName: string, nextStepOn = '') => aContact({ firstName, nextStepOn })
const due = at('Due', '2026-01-01')
const later = at('Later', '2026-03-01')
const [ana, ben] = [at('Ana'), at('Ben')]
const column = (next?: string) => ({
  pages: [
    { items: [due, later], next: 'more' },
    { items: [ana, ben], next },
  ],
  pageParams: [undefined, 'more'],
})
const namesOf = (pages: { pages: { items: Contact[] }[] } | undefined) =>
  pages?.pages.map(({ items }) => items.map(({ firstName }) => firstName))

it('puts a contact before those who came earlier, behind next steps', () => {
  expect(namesOf(withContact(column(), at('New')))).toEqual([
    ['Due', 'Later'],
    ['New', 'Ana', 'Ben'],
  ])
})

it('puts a contact with a next step by its day', () => {
  expect(namesOf(withContact(column(), at('New', '2026-02-01')))?.[0]).toEqual([
    'Due',
    'New',
    'Later',
  ])
  expect(namesOf(withContact(column(), at('New', '2026-04-01')))?.[1]).toEqual([
    'New',
    'Ana',
    'Ben',
  ])
})

it('adds a contact to an empty column, and none to what is not loaded', () => {
  const empty = { pages: [{ items: [], next: undefined }], pageParams: [undefined] }
  expect(withContact(empty, ana)?.pages[0]?.items).toEqual([ana])
  expect(withContact(undefined, ana)).toBeUndefined()
  const steps = { pages: [{ items: [due], next: 'more' }], pageParams: [undefined] }
  expect(withContact(steps, ana)?.pages[0]?.items).toEqual([due])
})

it('takes a contact off its page', () => {
  expect(namesOf(without(column(), ana))?.[1]).toEqual(['Ben'])
})
