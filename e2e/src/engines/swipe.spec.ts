import { type Account, makeAccount } from '../support/accounts'
import { newPerson } from '../support/people'
import { sizes } from './driver'
import { enter } from './people'
import type { Person } from './person'
import { button, role, text } from './place'
import { expect, test } from './test'

let seeker: Account

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  seeker = await makeAccount(request, newPerson('jobseeker', 'Sam', 'Tide'))
})

/** Publishes projects, which are on top of the deck; the last one first. */
async function publish(titles: string[]) {
  const [technology] = await seeker.call<{ id: number }[]>('GET', '/api/user/techlist')
  for (const title of titles) {
    const project = { title, about: 'Tells harbours when to leave.', gitUrl: '' }
    const data = { project, technologies: [{ id: technology?.id }] }
    await seeker.call('POST', '/api/user/projects', { data })
  }
}

const card = (title: string) => role('article', title)
/** Of this card: one that was decided before may still be on its way out. */
const indicator = (person: Person, title: string) => () =>
  person.ask<string | null>(
    `(findAll(place)[0].querySelector('[data-indicator]')?.getAttribute('data-indicator') ?? null)`,
    card(title),
  )
/** Waits until a card lies on top of the deck and moves no more. */
const rests = (person: Person, title: string) => {
  const transform = 'new DOMMatrix(getComputedStyle(findAll(place)[0]).transform)'
  const isStill = `${transform}.isIdentity && findAll(place)[0].getAnimations().length === 0`
  return expect.poll(() => person.ask(isStill, card(title)).catch(() => false)).toBe(true)
}
const titles = async ({ call }: Account, list: 'saved' | 'passed') =>
  (await call<{ title: string }[]>('GET', `/api/recruiter/projects/${list}`)).map(
    ({ title }) => title,
  )

test('a card is decided at 101 px, not at 99, and indicates it at 51, not at 49', async ({
  meet,
  engine,
  request,
}) => {
  const sides = [
    { status: 'LIKED', way: { x: 1, y: 0 } },
    { status: 'UNLIKED', way: { x: -1, y: 0 } },
    { status: 'SAVED', way: { x: 0, y: -1 } },
  ]
  for (const pointer of engine.pointers) {
    const names = sides.map(({ status }) => `Tide ${pointer} ${status} ${Date.now()}`)
    const last = `Behind ${pointer} ${Date.now()}`
    await publish([last, ...names.toReversed()])
    const recruiter = await meet({ size: pointer === 'touch' ? sizes.phone : sizes.desktop })
    const account = await enter(recruiter, newPerson('recruiter', 'Rita', 'Moss'), request)
    await recruiter.visit('/swipeprojects')
    // A finger on the text of the card, which must not scroll instead.
    const depth = pointer === 'touch' ? 300 : 60
    for (const [at, { status, way }] of sides.entries()) {
      const title = names[at] ?? ''
      const by = (distance: number) => ({ x: way.x * distance, y: way.y * distance })
      await rests(recruiter, title)
      await recruiter.drag(card(title), by(49), pointer, depth)
      expect(await indicator(recruiter, title)()).toBeNull()
      await recruiter.release(pointer)
      await rests(recruiter, title)
      await recruiter.drag(card(title), by(51), pointer, depth)
      await expect.poll(indicator(recruiter, title)).toBe(status)
      await recruiter.release(pointer)
      await rests(recruiter, title)
      await expect.poll(indicator(recruiter, title)).toBeNull()
      await recruiter.drag(card(title), by(99), pointer, depth)
      await recruiter.release(pointer)
      await rests(recruiter, title)
      await recruiter.drag(card(title), by(101), pointer, depth)
      await recruiter.release(pointer)
      await recruiter.sees(card(names[at + 1] ?? last))
    }
    await expect.poll(() => titles(account, 'saved')).toEqual([names[2]])
    await expect.poll(() => titles(account, 'passed')).toEqual([names[1]])
    await expect
      .poll(() => account.call<unknown[]>('GET', '/api/recruiter/contacts'))
      .toHaveLength(1)
  }
})

test('buttons and keys decide, and undo takes the last decision back', async ({
  meet,
  request,
}) => {
  const now = Date.now()
  const [first, second, third] = [`One ${now}`, `Two ${now}`, `Three ${now}`]
  await publish([third, second, first])
  const recruiter = await meet()
  const account = await enter(recruiter, newPerson('recruiter', 'Rita', 'Moss'), request)
  await recruiter.visit('/swipeprojects')
  await recruiter.sees(card(first))
  await recruiter.click(button('Unlike'))
  // Keys and buttons rest while a card flies.
  await recruiter.misses(text(first))
  await recruiter.press('ArrowUp')
  await recruiter.sees(card(third))
  await expect.poll(() => titles(account, 'saved')).toEqual([second])
  await recruiter.click(button('Undo'))
  await recruiter.sees(card(second))
  await recruiter.press('u')
  await recruiter.sees(card(first))
  await expect.poll(() => titles(account, 'passed')).toEqual([])
})
