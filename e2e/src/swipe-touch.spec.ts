import { expect, test } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { boxOf, cardOf, longProject, publishProjects } from './support/deck'
import { chosen, isFull } from './support/is-full'
import { newPerson } from './support/people'
import { pointers } from './support/pointers'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } })

const touch = pointers.find(({ name }) => name === 'touch')
if (!touch) throw new Error('There is no touch pointer')

let seeker: Account

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  seeker = await makeAccount(request, newPerson('jobseeker', 'Sam', 'Tide'))
})

const shares = [1 / 6, 1 / 2, 5 / 6]
/** A decision is made from a third of the nine places, in a proof from all of them. */
const sides = [
  { status: 'LIKED', x: 1, y: 0 },
  { status: 'UNLIKED', x: -1, y: 0 },
  { status: 'SAVED', x: 0, y: -1 },
]

// A mouse makes all of them in swipe.spec.ts.
for (const { status, x, y } of chosen(sides)) {
  test(`a finger anywhere on a card decides ${status} beyond 100 px, and springs back from 99`, async ({
    page,
  }) => {
    const places = shares.flatMap((across, column) =>
      shares
        .filter((_, row) => isFull || (row + column) % sides.length === 0)
        .map((down) => ({ across, down })),
    )
    const titles = places.map((_, at) => `${status} from place ${at}`)
    const ids = await publishProjects(
      seeker,
      titles.map((title) => ({ ...longProject, title })).toReversed(),
    )
    const recruiter = await makeAccount(page.request, newPerson('recruiter', 'Rita', 'Moss'))
    await recruiter.enter(page)
    const decisions: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (request.method() === 'POST' && /\/projects\/\d+$/.test(pathname)) {
        decisions.push(pathname.replace(/.*\//, '') + search)
      }
    })
    await page.goto('/swipeprojects')
    for (const [at, place] of places.entries()) {
      const card = cardOf(page, titles[at] ?? '')
      await expect(card).toBeVisible()
      const decided = decisions.length
      await touch.pull(page, card, { x: x * 99, y: y * 99 }, place)
      await touch.release(page)
      await expect.poll(() => card.evaluate((element) => element.getAttribute('style'))).toBe('')
      await expect.poll(() => card.evaluate((element) => element.getAnimations().length)).toBe(0)
      expect(decisions).toHaveLength(decided)
      await touch.pull(page, card, { x: x * 101, y: y * 101 }, place)
      await touch.release(page)
      await expect.poll(() => decisions.length).toBe(decided + 1)
      await expect(card).toHaveCount(0)
    }
    expect(decisions).toEqual(ids.toReversed().map((id) => `${id}?likedStatus=${status}`))
  })
}

test('a tap right after a fast swipe is not lost', async ({ page }) => {
  await publishProjects(seeker, [
    { ...longProject, title: 'Tapped' },
    { ...longProject, title: 'Swiped' },
  ])
  const recruiter = await makeAccount(page.request, newPerson('recruiter', 'Rita', 'Moss'))
  await recruiter.enter(page)
  await page.goto('/swipeprojects')
  await touch.pull(page, cardOf(page, 'Swiped'), { x: -160, y: 0 })
  await touch.release(page)
  await expect(cardOf(page, 'Tapped')).toBeVisible()
  await page.waitForTimeout(300)
  const like = page.getByRole('button', { name: 'Like', exact: true })
  await touch.pull(page, like, { x: 0, y: 0 }, { across: 1 / 2, down: 1 / 2 })
  await touch.release(page)
  await expect(cardOf(page, 'Tapped')).toHaveCount(0)
})

test('a finger pulls the sheet up by its handle, scrolls it and pulls it down', async ({
  page,
}) => {
  await publishProjects(seeker, [longProject])
  const recruiter = await makeAccount(page.request, newPerson('recruiter', 'Rita', 'Moss'))
  await recruiter.enter(page)
  await page.goto('/swipeprojects')
  const card = cardOf(page, longProject.title)
  const handle = card.getByRole('button', { name: 'Read more' })
  await expect(handle).toBeVisible()
  const scrollers = () =>
    card.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter((inner) => /auto|scroll/.test(getComputedStyle(inner).overflowY))
        .map((inner) => inner.scrollTop),
    )
  expect(await scrollers()).toEqual([])

  const middle = { across: 1 / 2, down: 1 / 2 }
  await touch.pull(page, handle, { x: 0, y: -120 }, middle)
  await touch.release(page)
  const less = card.getByRole('button', { name: 'Read less', expanded: true })
  await expect(less).toBeFocused()
  await expect(card.getByText('reads the tide tables')).toHaveRole('listitem')
  await expect.poll(scrollers).toEqual([0])

  await touch.pull(page, card, { x: 0, y: -150 }, middle)
  await touch.release(page)
  await expect.poll(async () => (await scrollers())[0]).toBeGreaterThan(50)
  await expect(card).toBeVisible()

  await touch.pull(page, less, { x: 0, y: 60 }, middle)
  await touch.release(page)
  await expect(handle).toBeFocused()
  await expect.poll(scrollers).toEqual([])
  const end = async () => {
    const { y, height } = await boxOf(card)
    return y + height
  }
  await expect.poll(end).toBeLessThanOrEqual(664)
})
