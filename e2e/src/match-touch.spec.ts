import { makeAccount } from './support/accounts'
import { cardOf, publishProjects } from './support/deck'
import { newPerson } from './support/people'
import { pointers } from './support/pointers'
import { expect, test } from './support/two-people'

const touch = pointers.find(({ name }) => name === 'touch')
if (!touch) throw new Error('There is no touch pointer')

test('a swipe that begins on the panel of the last like decides, and a long title makes no tall toast', async ({
  browser,
  seekerPage,
}) => {
  const seeker = await makeAccount(seekerPage.request, newPerson('jobseeker', 'Wren', 'Okafor'))
  const titles = ['Kiln', 'Loom', `Tides ${'of the northern harbours '.repeat(4)}`.trim()]
  await publishProjects(
    seeker,
    titles.map((title) => ({ title, about: 'A clock for the sea.', gitUrl: '', websiteUrl: '' })),
  )
  await seeker.enter(seekerPage)
  const isLive = seekerPage.waitForResponse('**/api/user/events')
  await seekerPage.goto('/dashboard')
  await isLive
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 664 },
  })
  const page = await context.newPage()
  const recruiter = await makeAccount(page.request, newPerson('recruiter', 'Rita', 'Moss'))
  await recruiter.enter(page)
  await page.goto('/swipeprojects')
  await expect(cardOf(page, titles[2] ?? '')).toBeVisible()
  await page.getByRole('button', { name: /^Like/ }).tap()

  const toast = seekerPage.getByRole('status').filter({ hasText: 'of the northern harbours' })
  // One read, because the toast disappears.
  const lines = await toast.evaluate(
    (text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight),
  )
  expect(lines).toBeGreaterThan(0)
  expect(lines).toBeLessThan(3.5)

  await page.getByRole('button', { name: /Write to Wren Okafor$/ }).tap()
  const panel = page.getByRole('complementary', { name: 'Your last like' })
  await expect(panel).toContainText('Wren Okafor')
  // Tapping may have scrolled the page.
  await page.evaluate(() => scrollTo(0, 0))
  await touch.pull(page, panel, { x: -99, y: 0 }, { across: 0.7, down: 0.2 })
  await touch.release(page)
  await expect(cardOf(page, 'Loom')).toBeVisible()
  const decided = page.waitForRequest((request) => request.url().includes('likedStatus=UNLIKED'))
  await touch.pull(page, panel, { x: -101, y: 0 }, { across: 0.7, down: 0.2 })
  await touch.release(page)
  await decided
  await expect(cardOf(page, 'Kiln')).toBeVisible()
  await context.close()
})
