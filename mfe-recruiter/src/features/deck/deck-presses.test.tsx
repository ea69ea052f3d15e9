import { anUnseenProject, createTestShell } from '@swipefolio/shared/testing'
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { Deck } from './deck'
import { clearDuration, flightDuration } from './flight-duration'

const projects = ['Tide Tables', 'Loom', 'Kiln', 'Sundial'].map((title) =>
  anUnseenProject({ title }),
)
const decide = 'POST /api/recruiter/projects/:id'

function setUp() {
  const shell = createTestShell({ role: 'recruiter', path: '/swipeprojects' })
  shell.network.reply('GET /api/recruiter/techlist', [])
  shell.network.reply('GET /api/recruiter/projects/unseen', projects)
  shell.network.reply(decide, '')
  render(shell.wrap(<Deck />))
  return { decidedIds: () => shell.network.requests(decide).map(({ params }) => params.id) }
}

const card = (title: string) => screen.findByRole('article', { name: title })
const top = () => screen.getByRole('article')

const at = (timeStamp: number, event: Event) =>
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })

const pressAt = (timeStamp: number) =>
  fireEvent(document.body, at(timeStamp, createEvent.keyDown(document.body, { key: 'ArrowRight' })))

function clickAt(timeStamp: number) {
  const button = screen.getByRole('button', { name: 'Like' })
  fireEvent(button, at(timeStamp, createEvent.click(button)))
}

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('decides a card for each press, as soon as the flying card no longer covers the next one', async () => {
  const { decidedIds } = setUp()
  await card('Tide Tables')
  pressAt(performance.now())
  await pass(clearDuration)
  expect(decidedIds()).toEqual([])
  clickAt(performance.now())
  expect(top()).toHaveAccessibleName('Kiln')
  await pass(2 * flightDuration)
  expect(decidedIds()).toEqual(projects.slice(0, 2).map(({ id }) => String(id)))
})

it('ignores a press that came before its card was in view, when a busy page handles it later', async () => {
  setUp()
  await card('Tide Tables')
  pressAt(-1)
  expect(top()).toHaveAccessibleName('Tide Tables')
  const press = performance.now()
  pressAt(press)
  expect(top()).toHaveAccessibleName('Loom')
  await pass(2 * flightDuration)
  pressAt(press)
  clickAt(press)
  expect(top()).toHaveAccessibleName('Loom')
})

it('likes once for a double click, and again for a later one', async () => {
  setUp()
  await card('Tide Tables')
  const press = (detail: number) => {
    const button = screen.getByRole('button', { name: 'Like' })
    fireEvent(button, at(performance.now(), createEvent.click(button, { detail })))
  }
  press(1)
  await pass(clearDuration + 50)
  press(2)
  expect(top()).toHaveAccessibleName('Loom')
  await pass(2 * flightDuration)
  press(2)
  expect(top()).toHaveAccessibleName('Kiln')
})
