import { anUnseenProject, createTestShell } from '@swipefolio/shared/testing'
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { storedMatch } from '../match/stored-match'
import { Deck } from './deck'
import { clearDuration, flightDuration } from './flight-duration'

const projects = ['Tide Tables', 'Loom', 'Kiln', 'Sundial'].map((title) =>
  anUnseenProject({ title }),
)
const decide = 'POST /api/recruiter/projects/:id'

function setUp(beforeLoad = () => {}) {
  const shell = createTestShell({ role: 'recruiter', path: '/swipeprojects' })
  shell.network.reply('GET /api/recruiter/techlist', [])
  shell.network.reply('GET /api/recruiter/projects/unseen', projects)
  shell.network.reply(decide, '')
  beforeLoad()
  render(shell.wrap(<Deck />))
  return {
    network: shell.network,
    decidedIds: () => shell.network.requests(decide).map(({ params }) => params.id),
  }
}

const idsOf = (count: number) => projects.slice(0, count).map(({ id }) => String(id))

/** jsdom has no PointerEvent; a MouseEvent has every other field that the code reads. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId = 1
}

const drag = (element: Element) => {
  const point = (target: Element | Window, type: string, clientX: number) =>
    fireEvent(target, new FakePointerEvent(type, { bubbles: true, clientX, clientY: 300 }))
  point(element, 'pointerdown', 200)
  point(window, 'pointermove', 320)
  point(window, 'pointerup', 320)
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

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { PointerEvent: FakePointerEvent })
})
afterEach(async () => {
  await pass(2 * flightDuration)
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'PointerEvent')
})

it('decides a card for each press, as soon as the flying card no longer covers the next one', async () => {
  const { decidedIds } = setUp()
  await card('Tide Tables')
  pressAt(performance.now())
  await pass(clearDuration)
  expect(decidedIds()).toEqual([])
  clickAt(performance.now())
  expect(top()).toHaveAccessibleName('Kiln')
  await pass(2 * flightDuration)
  expect(decidedIds()).toEqual(idsOf(2))
})

it('decides a card for each of several presses before the next one is in view, once it is', async () => {
  const { decidedIds } = setUp()
  await card('Tide Tables')
  pressAt(performance.now())
  await pass(50)
  pressAt(performance.now())
  clickAt(performance.now())
  expect(top()).toHaveAccessibleName('Loom')
  await pass(clearDuration - 50)
  expect(top()).toHaveAccessibleName('Kiln')
  await pass(clearDuration)
  expect(top()).toHaveAccessibleName('Sundial')
  await pass(2 * flightDuration)
  expect(decidedIds()).toEqual(idsOf(3))
  expect(top()).toHaveAccessibleName('Sundial')
})

it('forgets the presses that wait when a decision is undone', async () => {
  const { decidedIds } = setUp()
  await card('Tide Tables')
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  fireEvent.keyDown(document.body, { key: 'Backspace' })
  await pass(2 * flightDuration)
  expect(top()).toHaveAccessibleName('Tide Tables')
  expect(decidedIds()).toEqual([])
})

it('forgets the presses that wait when a decision fails and its card returns', async () => {
  const { network, decidedIds } = setUp()
  await card('Tide Tables')
  network.fail(decide, 500)
  pressAt(performance.now())
  await pass(flightDuration - 20)
  clickAt(performance.now())
  await pass(50)
  pressAt(performance.now())
  await pass(3 * flightDuration)
  expect(top()).toHaveAccessibleName('Loom')
  expect(decidedIds()).toEqual(idsOf(2))
})

it('decides a card for each of two drags in a row, before the first is on the screen', async () => {
  const { decidedIds } = setUp()
  await card('Tide Tables')
  drag(top())
  drag(top())
  await pass(2 * flightDuration)
  expect(decidedIds()).toEqual(idsOf(2))
  expect(top()).toHaveAccessibleName('Kiln')
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

it('sends the decision of a flying card at once when the page is left', async () => {
  const { decidedIds } = setUp()
  await card('Tide Tables')
  pressAt(performance.now())
  await pass(0)
  expect(decidedIds()).toEqual([])
  fireEvent(window, new Event('pagehide'))
  await pass(0)
  expect(decidedIds()).toEqual(idsOf(1))
  await pass(2 * flightDuration)
  expect(decidedIds()).toEqual(idsOf(1))
})

it('sends the decision of a flying card at once when the page is hidden', async () => {
  const { decidedIds } = setUp()
  await card('Tide Tables')
  pressAt(performance.now())
  const visibility = jest.spyOn(document, 'visibilityState', 'get')
  fireEvent(document, new Event('visibilitychange'))
  await pass(0)
  expect(decidedIds()).toEqual([])
  visibility.mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  await pass(0)
  expect(decidedIds()).toEqual(idsOf(1))
  visibility.mockRestore()
})

it('sends the decision of a card that is released in the moment in which the page is left', async () => {
  const { decidedIds } = setUp()
  await card('Tide Tables')
  drag(top())
  fireEvent(window, new Event('pagehide'))
  await pass(0)
  expect(decidedIds()).toEqual(idsOf(1))
})

it('sends again what was not confirmed when the page was left, and does not show its card', async () => {
  const { decidedIds } = setUp(() => storedMatch.saveDecision(projects[0]?.id ?? 0, 'LIKED'))
  expect(await card('Loom')).toBeVisible()
  await pass(0)
  expect(decidedIds()).toEqual(idsOf(1))
  expect(storedMatch.find().decisions).toEqual({})
})

it('keeps what was not confirmed while there is no network', async () => {
  const id = projects[0]?.id ?? 0
  const { network, decidedIds } = setUp(() => storedMatch.saveDecision(id, 'LIKED'))
  network.loseAnswer(decide)
  await card('Loom')
  await pass(0)
  expect(decidedIds()).toEqual(idsOf(1))
  expect(storedMatch.find().decisions).toEqual({ [id]: 'LIKED' })
})

it('decides by no drag while the page is zoomed by two fingers', async () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1.6 })
  Object.assign(globalThis, { visualViewport: viewport })
  const { decidedIds } = setUp()
  const first = await card('Tide Tables')
  drag(first)
  await pass(2 * flightDuration)
  expect(decidedIds()).toEqual([])
  viewport.scale = 1
  act(() => void viewport.dispatchEvent(new Event('resize')))
  drag(first)
  await pass(2 * flightDuration)
  expect(decidedIds()).toEqual(idsOf(1))
  Reflect.deleteProperty(globalThis, 'visualViewport')
})
