import { expect, type Page, test } from '@playwright/test'
import { makeAccount } from './support/accounts'
import { expectAccessible } from './support/dashboard'
import { logInDemo } from './support/demo'
import { chosen, testInFull } from './support/is-full'
import { newPerson } from './support/people'

const disclosure = (page: Page) => page.getByRole('button', { name: 'How Swipefolio works' })
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Good to see you' })

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`Nothing is shown of ${selector}`)
  return box
}

test('a member’s home never has two titles', async ({ page }) => {
  await logInDemo(page, 'jobseeker')
  await page.addInitScript(() => {
    const seen: string[][] = []
    Reflect.set(globalThis, 'titlesSeen', seen)
    new MutationObserver(() => {
      const titles = [...document.querySelectorAll('h1')]
        .filter((title) => title.checkVisibility({ visibilityProperty: true }))
        .map((title) => title.textContent)
      if (titles.length > 1) seen.push(titles)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, נועה')
  await page.getByRole('button', { name: 'How Swipefolio works' }).click()
  await expect(page.getByRole('heading', { name: 'Swipe Into Your Dream Job' })).toBeVisible()
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'titlesSeen') as unknown)).toEqual([])
})

test('a member’s home fills the window, with whole covers and the landing page closed at its end', async ({
  page,
}) => {
  await logInDemo(page, 'recruiter')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Open Your Deck' })).toBeInViewport({ ratio: 1 })
  await expect(disclosure(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  const cover = await boxOf(page, 'main article > :first-child')
  expect(cover.width / cover.height).toBeCloseTo(1.6, 1)

  await page.setViewportSize({ width: 390, height: 664 })
  await expect(page.getByRole('link', { name: 'Open Your Deck' })).toBeInViewport({ ratio: 1 })
  const smallCover = await boxOf(page, 'main article > :first-child')
  expect(smallCover.width / smallCover.height).toBeCloseTo(1.6, 1)
})

for (const role of chosen(['recruiter', 'jobseeker'] as const)) {
  testInFull(
    `nothing of a ${role}’s home is wider than a small phone, also with a long name in Hebrew`,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      const person = await makeAccount(page.request, newPerson(role, 'Noa', 'ברקאי־אבוקסיס־פרידמן'))
      await person.enter(page)
      await page.goto('/')
      await expect(greeting(page)).toBeVisible()
      await disclosure(page).click()
      await expect(page.getByRole('link', { name: 'Dive In Now' })).toBeVisible()
      const { scrolled, shown } = await page.evaluate(() => ({
        scrolled: document.documentElement.scrollWidth,
        shown: document.documentElement.clientWidth,
      }))
      expect(scrolled).toBe(shown)
      await expectAccessible(page, `the home of a ${role} with the landing page open`)
    },
  )
}

testInFull('a pause ends on the home page, and nothing moves', async ({ page }) => {
  const person = await makeAccount(page.request, newPerson('jobseeker', 'Pat', 'Paused'))
  await person.call('PUT', '/api/user/privacy', { data: { paused: true } })
  await person.enter(page)
  await page.goto('/')
  const show = page.getByRole('button', { name: 'Show My Profile Again' })
  await expect(show).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'the home of a paused job seeker')
  const before = await boxOf(page, 'main section')
  const saved = page.waitForResponse(/\/api\/user\/privacy$/)
  await show.click()
  await expect(page.getByText(/Your profile is visible again/)).toBeVisible()
  await saved
  expect(await boxOf(page, 'main section')).toEqual(before)
  expect(await person.call('GET', '/api/user/privacy')).toMatchObject({ paused: false })
})

test('the title of a request without spaces makes home no wider than a phone', async ({
  page,
  request,
}) => {
  const recruiter = await makeAccount(request, newPerson('recruiter', 'Ivo', 'Lang'))
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsantrag'
  const endDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const { id } = await recruiter.call<{ id: number }>('POST', '/api/recruiter/projectRequests', {
    data: { title, mission: 'Draw', positionOffer: 'Pilot', endDate },
  })
  const seeker = await makeAccount(request, newPerson('jobseeker', 'Ela', 'Brandt'))
  await page.setViewportSize({ width: 390, height: 664 })
  await seeker.enter(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await recruiter.call('DELETE', `/api/recruiter/projectRequests/${id}`)
})
