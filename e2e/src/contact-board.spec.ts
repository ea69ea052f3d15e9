import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { button, dialog, expectAccessible } from './support/dashboard'
import { testInFull } from './support/is-full'
import { newPerson } from './support/people'
import { pointers } from './support/pointers'

const [mouse, touch] = pointers
const board = '/dashboard?section=contacts&view=board'
const names = ['Ada', 'Ben', 'Cem']

interface Stage {
  name: string
  count: number
}

let recruiter: Account

test.beforeEach(async ({ page, request }) => {
  recruiter = await makeAccount(request, newPerson('recruiter', 'Jonas', 'Weber'))
  for (const name of names) {
    const seeker = await makeAccount(request, newPerson('jobseeker', name, 'Stern'))
    const project = { title: `Map of ${name}`, about: 'A map.', gitUrl: '', websiteUrl: '' }
    const { id } = await seeker.call<{ id: number }>('POST', '/api/user/projects', {
      data: { project, technologies: [{ id: 1 }] },
    })
    const params = { likedStatus: 'LIKED' }
    await recruiter.call('POST', `/api/recruiter/projects/${id}`, { params })
  }
  await recruiter.enter(page)
})

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardIn = (where: Locator, name: string) =>
  where.getByRole('article').filter({ hasText: name })
const stored = async () => {
  const stages = await recruiter.call<Stage[]>('GET', '/api/recruiter/contact-stages')
  return Object.fromEntries(stages.map(({ name, count }) => [name, count]))
}

async function dragTo(page: Page, card: Locator, target: Locator) {
  await card.scrollIntoViewIfNeeded()
  const [from, to] = [await card.boundingBox(), await target.boundingBox()]
  if (!mouse || !from || !to) throw new Error('A card or a stage is not visible')
  const by = { x: to.x + to.width / 2 - (from.x + from.width / 2), y: -20 }
  await mouse.pull(page, card, by, { across: 1 / 2, down: 1 / 2 })
  await mouse.release(page)
}

test('contacts move on the board by mouse, menu and keys, in step with another tab', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard?section=contacts')
  await button(page, 'Board').click()
  await expect(page).toHaveURL(board)
  await expect(cardIn(column(page, 'New'), 'Ada')).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await expectAccessible(page, 'the board')
  const first = await column(page, 'New').boundingBox()
  expect(first?.width, 'room for a name and what is known').toBeGreaterThanOrEqual(240)
  await expect(column(page, 'Offer'), 'shows that there are more').toBeInViewport({ ratio: 0.5 })
  await expect(
    column(page, 'Closed').getByRole('heading'),
    'empty stages leave room for all',
  ).toBeInViewport({ ratio: 1 })
  const isWiderThanPage = await page.evaluate(
    () => document.documentElement.scrollWidth > window.innerWidth,
  )
  expect(isWiderThanPage).toBe(false)

  const other = await context.newPage()
  await recruiter.enter(other)
  await other.goto(board)
  await expect(cardIn(column(other, 'New'), 'Ada')).toBeVisible()

  await dragTo(page, cardIn(column(page, 'New'), 'Ada'), column(page, 'Talking'))
  await expect(cardIn(column(page, 'Talking'), 'Ada')).toBeVisible()
  await expect(page).toHaveURL(board)
  await expect(cardIn(column(other, 'Talking'), 'Ada')).toBeVisible()
  await other.close()

  const lastMove = page.getByRole('button', { name: /^Move/ }).last()
  await page.setViewportSize({ width: 1280, height: 480 })
  await lastMove.evaluate((each) => each.scrollIntoView({ block: 'end' }))
  await lastMove.click()
  const [menu, opener] = [await page.getByRole('menu').boundingBox(), await lastMove.boundingBox()]
  if (!menu || !opener) throw new Error('The menu or its button is not visible')
  expect(menu.y + menu.height, 'the menu is above its button').toBeLessThanOrEqual(opener.y)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })

  await button(page, 'Move Ben Stern').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'the menu of a card')
  // It may have closed when the window changed for that.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await button(page, 'Move Ben Stern').click()
  await page.getByRole('menuitem', { name: 'Interview' }).press('Enter')
  await expect(cardIn(column(page, 'Interview'), 'Ben')).toBeVisible()
  await expect(page.getByText('Ben Stern moved to Interview')).toBeAttached()

  await button(page, 'Move Cem Stern').focus()
  for (const stage of ['Talking', 'Interview', 'Offer']) {
    await page.keyboard.press('ArrowRight')
    await expect(cardIn(column(page, stage), 'Cem')).toBeVisible()
    await expect(button(page, 'Move Cem Stern')).toBeFocused()
  }
  await page.keyboard.press('ArrowLeft')
  await expect(cardIn(column(page, 'Interview'), 'Cem')).toBeVisible()
  await expect.poll(stored).toEqual({ New: 0, Talking: 1, Interview: 2, Offer: 0, Closed: 0 })

  await page.route('**/desk', (route) => route.abort())
  await button(page, 'Move Ada Stern').press('ArrowRight')
  await expect(page.getByText('Ada Stern was not moved').first()).toBeVisible()
  await expect(cardIn(column(page, 'Talking'), 'Ada')).toBeVisible()
  await page.unroute('**/desk')

  await button(page, 'Edit Stages').click()
  await dialog(page).getByLabel('New stage').fill('Trial day')
  await dialog(page).getByLabel('New stage').press('Enter')
  await expect(dialog(page).getByLabel('Name of Trial day')).toBeVisible()
  await expectAccessible(page, 'the stages')
  await button(page, 'Delete Interview').click()
  await dialog(page).getByRole('button', { name: 'Offer', exact: true }).click()
  await expect(dialog(page).getByLabel('Name of Interview')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(cardIn(column(page, 'Offer'), 'Cem')).toBeVisible()
  await page.reload()
  await expect(column(page, 'Trial day')).toBeAttached()
})

testInFull(
  'a note survives a cut network and a reload, and a next step leads to its contact',
  async ({ page }) => {
    const [contact] = await recruiter.call<{ id: number }[]>('GET', '/api/recruiter/contacts')
    const profile = `/user/${contact?.id}`
    await page.goto(profile)
    await expect(page.getByLabel('Note')).toBeVisible()
    await expectAccessible(page, 'a contact with the desk')
    await page.getByLabel('Note').fill('Writes well')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await page.route('**/desk', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await page.getByLabel('Note').fill('Writes well, and fast')
    await expect(page.getByText('Not saved yet. It is kept here and sent again.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Note')).toHaveValue('Writes well, and fast')
    await page.unroute('**/desk')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await recruiter.call('PUT', `/api/recruiter/contacts/${contact?.id}/desk`, {
      data: { note: 'From the train', noteVersion: 2 },
    })
    await expect(page.getByLabel('Note')).toHaveValue('From the train')

    await page.getByLabel('Next step').fill('Call about Tuesday')
    await page.getByLabel('On', { exact: true }).fill('2026-01-02')
    await page.getByLabel('Tags').fill('remote')
    await page.getByLabel('Tags').press('Enter')
    await expect(button(page, 'Remove remote')).toBeVisible()
    await expect
      .poll(() => recruiter.call('GET', `/api/recruiter/contacts/${contact?.id}/desk`))
      .toMatchObject({ nextStep: 'Call about Tuesday', nextStepOn: '2026-01-02', tags: ['remote'] })

    await page.goto('/dashboard')
    await page.getByRole('link', { name: /Call about Tuesday/ }).click()
    await expect(page).toHaveURL(profile)
    await page.goto(board)
    await expect(column(page, 'New').getByRole('article').first()).toContainText(
      'Call about Tuesday',
    )
  },
)

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } })

  testInFull(
    'one stage is shown at a time, and a long press drags a card to a tab, wherever the page is',
    async ({ page }) => {
      await page.goto(board)
      const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
      const panel = page.getByRole('tabpanel')
      await expect(cardIn(panel, 'Cem')).toBeVisible()
      await expectAccessible(page, 'the board on a phone')
      const rows = await page
        .getByRole('tab')
        .evaluateAll((tabs) => new Set(tabs.map((each) => each.getBoundingClientRect().top)).size)
      expect(rows, 'rows of tabs').toBe(1)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const header = await page.getByRole('banner').boundingBox()
      const scrolled = await tab('New').boundingBox()
      expect(scrolled?.y, 'the tabs are still below the header').toBeLessThan(header?.height ?? 0)
      const from = await cardIn(panel, 'Ada').boundingBox()
      if (!touch || !from) throw new Error('A card is not visible')
      const devtools = await page.context().newCDPSession(page)
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points as never })
      const start = { x: from.x + from.width / 2, y: from.y + from.height - 12 }
      await send('touchStart', [start])
      await expect(page.locator('[data-dragged]')).toHaveCount(1)
      const row = await page.getByRole('tablist').boundingBox()
      if (!row) throw new Error('The tabs are not visible')
      await send('touchMove', [{ x: row.x + row.width - 8, y: row.y + 20 }])
      await expect(tab('Closed')).toBeInViewport({ ratio: 1 })
      const to = await tab('Offer').boundingBox()
      if (!to) throw new Error('A tab is not visible')
      await send('touchMove', [{ x: to.x + 10, y: to.y + 10 }])
      await expect(tab('Offer')).toHaveAttribute('data-over')
      const ghost = await page.locator('body > li').boundingBox()
      expect(ghost?.y, 'the dragged card covers its target').toBeGreaterThan(to.y + 10)
      expect(ghost?.width).toBeLessThan(200)
      await send('touchEnd', [])
      await expect(tab('Offer')).toHaveText(/1/)
      await expect.poll(stored).toMatchObject({ New: 2, Offer: 1 })
      await expect(page.getByText('Ada Stern moved to Offer')).toBeVisible()
      await button(page, 'Undo').tap()
      await expect(cardIn(panel, 'Ada')).toBeVisible()
      await expect.poll(stored).toMatchObject({ New: 3, Offer: 0 })
    },
  )
})

testInFull('on a wide window the board uses the room beside the page', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(board)
  await expect(cardIn(column(page, 'New'), 'Ada')).toBeVisible()
  await expect(column(page, 'Closed')).toBeInViewport({ ratio: 1 })
  const lastStage = await column(page, 'Closed').boundingBox()
  if (!lastStage) throw new Error('The last stage is not visible')
  expect(lastStage.x + lastStage.width).toBeGreaterThan(1800)
  const tools = await button(page, 'Board').boundingBox()
  await button(page, 'List').click()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  expect((await button(page, 'Board').boundingBox())?.x, 'stays in its place').toBe(tools?.x)
})

testInFull('the board reads from right to left, and in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(board)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await button(page, 'Move Ada Stern').press('ArrowLeft')
  await expect(cardIn(column(page, 'Talking'), 'Ada')).toBeVisible()
  const [first, second] = [
    await column(page, 'New').boundingBox(),
    await column(page, 'Talking').boundingBox(),
  ]
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0)
  await expectAccessible(page, 'the board from right to left in the dark')
})
