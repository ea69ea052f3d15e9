import { expect, test, type Locator, type Page } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { boxOf, cardOf, longProject, publishProjects } from './support/deck'
import { newPerson } from './support/people'

const sizes = [
  [320, 568],
  [360, 640],
  [375, 553],
  [375, 667],
  [390, 664],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1280, 800],
  [1920, 1080],
] as const

let seeker: Account
let recruiter: Account
let projectId: number

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  seeker = await makeAccount(request, newPerson('jobseeker', 'Sam', 'Tide'))
  recruiter = await makeAccount(request, newPerson('recruiter', 'Rita', 'Moss'))
  const [, id = 0] = await publishProjects(seeker, [
    { ...longProject, title: 'Below it' },
    longProject,
  ])
  projectId = id
})

const pictureOf = (card: Locator) => card.locator('svg[preserveAspectRatio]')
const titleOf = (card: Locator) => card.getByRole('heading', { name: longProject.title })

async function openDeck(page: Page) {
  await recruiter.enter(page)
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

for (const [width, height] of sizes) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } })

    test('card, whole picture, title, technologies and buttons are in view and uncovered, also below a notice', async ({
      page,
      context,
    }) => {
      const card = await openDeck(page)
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

      await context.setOffline(true)
      await expect(page.getByText('You are offline.')).toBeVisible()
      await expectInView(page, card)
      for (const button of buttonsOf(page, card)) await expectPressable(page, button)
    })

    test('the preview is the same card', async ({ page, browser }) => {
      const card = await openDeck(page)
      const context = await browser.newContext({ viewport: { width, height } })
      const own = await context.newPage()
      await seeker.enter(own)
      await own.goto(`/dashboard?section=projects&project=${projectId}&preview=true`)
      const dialog = own.getByRole('dialog', { name: 'This is how recruiters see it' })
      const preview = dialog.getByRole('article')
      await expect(preview.getByRole('button', { name: 'Read more' })).toBeVisible()
      await own.evaluate(() => document.fonts.ready)
      for (const part of [pictureOf, titleOf, (whole: Locator) => whole]) {
        const there = await boxOf(part(card))
        await expect(async () => {
          const here = await boxOf(part(preview))
          expect(Math.abs(here.width - there.width)).toBeLessThan(2)
          expect(Math.abs(here.height - there.height)).toBeLessThan(2)
        }).toPass()
      }
      const technologies = { name: 'Technologies' }
      expect(await preview.getByRole('list', technologies).innerText()).toBe(
        await card.getByRole('list', technologies).innerText(),
      )
      await context.close()
    })
  })
}
