import { expect, test, type Locator, type Page } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { boxOf, cardOf, longProject, publishProjects } from './support/deck'
import { isFull } from './support/is-full'
import { twoFrames } from './support/layout-shifts'
import { newPerson } from './support/people'

const sizes = [
  [320, 568],
  [360, 640],
  [375, 553],
  [375, 667],
  [390, 664],
  [768, 1024],
  [844, 390],
  [1280, 720],
  [1280, 800],
  [1920, 1080],
] as const

let seeker: Account
let recruiter: Account
let projectId: number

// For each test anew, because another test may have published the newest project since.
test.beforeEach(async ({ request }) => {
  seeker = await makeAccount(request, newPerson('jobseeker', 'Sam', 'Tide'))
  recruiter = await makeAccount(request, newPerson('recruiter', 'Rita', 'Moss'))
  const [, id = 0] = await publishProjects(
    seeker,
    [{ ...longProject, title: 'Below it' }, longProject],
    15,
  )
  projectId = id
})

const pictureOf = (card: Locator) => card.locator('svg[preserveAspectRatio]')
const titleOf = (card: Locator) => card.getByRole('heading', { name: longProject.title })

async function openDeck(page: Page) {
  await page.goto('/swipeprojects')
  const card = cardOf(page, longProject.title)
  await expect(card).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await expect(card.getByRole('button', { name: 'Read more' })).toBeVisible()
  return card
}

async function expectInView(page: Page, target: Locator) {
  const { x, y, width, height } = await boxOf(target)
  const view = page.viewportSize()
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(view?.width ?? 0)
  expect(y + height).toBeLessThanOrEqual(view?.height ?? 0)
}

/** Nothing lies over the target at its middle and on two circles around it. */
const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const shares = [0.2, 0.5, 0.8]
    return shares.every((across) =>
      shares.every((down) =>
        element.contains(document.elementFromPoint(x + width * across, y + height * down)),
      ),
    )
  })

async function expectPressable(page: Page, target: Locator) {
  await expectInView(page, target)
  expect(await isUncovered(target), await target.innerText()).toBe(true)
}

const buttonsOf = (page: Page, card: Locator) => [
  ...['Undo', 'Unlike', 'Save', 'Like', 'All Technologies'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  ),
  card.getByRole('button', { name: 'Read more' }),
  card.getByRole('link', { name: 'Repository' }),
  card.getByRole('link', { name: 'Website' }),
]

/** A proof opens the page anew at each size, a test changes the size of the open page, to every other one. */
const openings = isFull ? sizes.map((size) => [size]) : [sizes.filter((_, at) => at % 2 === 0)]
const nameOf = ([width, height]: readonly [number, number]) => `${width}x${height}`

async function resize(page: Page, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height })
  await twoFrames(page)
}

async function expectCardToFit(page: Page, card: Locator) {
  const technologies = card.getByRole('list', { name: 'Technologies' })
  for (const part of [card, pictureOf(card), titleOf(card), technologies]) {
    await expectInView(page, part)
    expect(await isUncovered(part)).toBe(true)
  }
  const picture = await boxOf(pictureOf(card))
  expect(Math.abs(picture.width / picture.height / 1.6 - 1)).toBeLessThan(0.01)
  const cardBox = await boxOf(card)
  const list = await boxOf(technologies)
  const shown = await technologies.getByRole('listitem').all()
  expect(shown.length).toBeGreaterThan(1)
  for (const tag of shown) {
    const box = await boxOf(tag)
    expect(box.x + box.width).toBeLessThanOrEqual(cardBox.x + cardBox.width)
    expect(box.y + box.height).toBeLessThanOrEqual(list.y + list.height + 1)
  }
  await expect(shown.at(-1) ?? card).toHaveText(/^\+\d+ more$/)
  for (const button of buttonsOf(page, card)) await expectPressable(page, button)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}

async function expectSameBox(one: Locator, other: Locator) {
  await expect(async () => {
    const here = await boxOf(one)
    const there = await boxOf(other)
    expect(Math.abs(here.width - there.width)).toBeLessThan(2)
    expect(Math.abs(here.height - there.height)).toBeLessThan(2)
  }).toPass()
}

/** The line about the last like, which is above the card where there is no room beside it. */
async function expectLineToFit(page: Page, card: Locator) {
  const line = page.getByRole('button', { name: /Write to Lior Aalto$/ })
  await expect(card).toBeVisible()
  for (const part of [line, ...buttonsOf(page, card)]) await expectPressable(page, part)
  for (const part of [card, titleOf(card), pictureOf(card)])
    expect(await isUncovered(part)).toBe(true)
}

for (const opening of openings) {
  const at = opening.map(nameOf).join(', ')

  test(`card, whole picture, title, technologies and buttons are in view and uncovered, also below a notice, at ${at}`, async ({
    page,
    context,
  }) => {
    await recruiter.enter(page)
    await resize(page, opening[0] ?? sizes[0])
    const card = await openDeck(page)
    for (const size of opening) {
      await test.step(nameOf(size), async () => {
        await resize(page, size)
        await expect(() => expectCardToFit(page, card)).toPass()
      })
    }
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    for (const size of opening) {
      await test.step(`${nameOf(size)} below a notice`, async () => {
        await resize(page, size)
        await expect(async () => {
          await expectInView(page, card)
          for (const button of buttonsOf(page, card)) await expectPressable(page, button)
        }).toPass()
      })
    }
  })

  const narrow = opening.filter(([width]) => width < 1280)
  if (narrow.length > 0)
    test(`the line about the last like covers nothing at ${narrow.map(nameOf).join(', ')}`, async ({
      page,
      request,
    }) => {
      const maker = await makeAccount(request, newPerson('jobseeker', 'Lior', 'Aalto'))
      const own = await makeAccount(request, newPerson('recruiter', 'Rita', 'Moss'))
      await publishProjects(maker, [{ ...longProject, title: 'Liked' }])
      await own.enter(page)
      await resize(page, narrow[0] ?? sizes[0])
      await page.goto('/swipeprojects')
      await expect(cardOf(page, 'Liked')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      const card = cardOf(page, longProject.title)
      for (const size of narrow) {
        await test.step(nameOf(size), async () => {
          await resize(page, size)
          await expect(() => expectLineToFit(page, card)).toPass()
        })
      }
    })

  test(`nothing moves when a like appears above the card at ${at}`, async ({ page, request }) => {
    const own = await makeAccount(request, newPerson('recruiter', 'Rita', 'Moss'))
    await own.enter(page)
    await resize(page, opening[0] ?? sizes[0])
    const card = await openDeck(page)
    const parts = [
      page.getByRole('button', { name: 'All Technologies' }),
      page.getByRole('article').first(),
    ]
    const places = async () => {
      const found = []
      for (const size of opening) {
        await resize(page, size)
        found.push(await Promise.all(parts.map(boxOf)))
      }
      return found
    }
    const before = await places()
    await page.keyboard.press('ArrowRight')
    await expect(card).toHaveCount(0)
    const line = page.getByRole('button', { name: /^It's a match/ })
    await expect(line.or(page.getByRole('complementary'))).toBeVisible()
    await expect.poll(places).toEqual(before)
  })

  test(`the preview is the same card at ${at}`, async ({ page, browser }) => {
    await recruiter.enter(page)
    await resize(page, opening[0] ?? sizes[0])
    const card = await openDeck(page)
    const context = await browser.newContext()
    const own = await context.newPage()
    await resize(own, opening[0] ?? sizes[0])
    await seeker.enter(own)
    await own.goto(`/dashboard?section=projects&project=${projectId}&preview=true`)
    const dialog = own.getByRole('dialog', { name: 'This is how recruiters see it' })
    const preview = dialog.getByRole('article')
    await expect(preview.getByRole('button', { name: 'Read more' })).toBeVisible()
    await own.evaluate(() => document.fonts.ready)
    for (const size of opening) {
      await test.step(nameOf(size), async () => {
        await resize(page, size)
        await resize(own, size)
        for (const part of [pictureOf, titleOf, (whole: Locator) => whole]) {
          await expectSameBox(part(preview), part(card))
        }
        const technologies = await card.getByRole('list', { name: 'Technologies' }).innerText()
        const previewed = preview.getByRole('list', { name: 'Technologies' })
        await expect.poll(() => previewed.innerText()).toBe(technologies)
      })
    }
    await context.close()
  })
}
