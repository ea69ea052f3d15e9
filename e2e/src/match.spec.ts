import type { Locator, Page } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { violations } from './support/axe'
import { chatWindow } from './support/chat'
import { chosen, onlyInFull } from './support/is-full'
import { newPerson } from './support/people'
import { pointers } from './support/pointers'
import { expect, test } from './support/two-people'

const testInFull = onlyInFull(test)

let seeker: Account
let recruiter: Account

async function publish(title: string) {
  const [technology] = await seeker.call<{ id: number }[]>('GET', '/api/user/techlist')
  const data = { project: { title, about: 'A clock for the sea.' }, technologies: [technology] }
  await seeker.call('POST', '/api/user/projects', { data })
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Your last like' })
const firstMessage = (page: Page) => page.getByRole('textbox', { name: 'Write the first message' })
const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

const covers = async (one: Locator, other: Locator) => {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()]
  if (!first || !second) throw new Error('One of the two is not visible')
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  )
}

async function expectMessageAtSeeker(text: string) {
  const chats = () => seeker.call<{ messages: { message: string }[] }[]>('GET', '/api/user/chats')
  await expect
    .poll(async () => (await chats())[0]?.messages.map(({ message }) => message))
    .toEqual([text])
}

test.beforeEach(async ({ recruiterPage, seekerPage, request }) => {
  seeker = await makeAccount(request, newPerson('jobseeker', 'Wren', 'Okafor'))
  recruiter = await makeAccount(request, newPerson('recruiter', 'Rita', 'Moss'))
  await recruiter.enter(recruiterPage)
  await seeker.enter(seekerPage)
  for (const title of ['Night Bus', 'Kiln', 'Loom', 'Tide Tables']) await publish(title)
})

testInFull(
  'by keys, a like leads to the first message in two acts, and the deck goes on',
  async ({ recruiterPage: page }) => {
    await page.goto('/swipeprojects')
    await expect(cardOf(page, 'Tide Tables')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(cardOf(page, 'Loom')).toBeVisible()
    await expect(panel(page)).toContainText('Wren Okafor')
    await expect(panel(page)).toContainText(/made Tide Tables\s*3 other projects/)
    expect(await violations(page)).toEqual([])
    await expect(page.getByRole('region', { name: 'Unseen projects' })).toBeFocused()

    await firstMessage(page).focus()
    await page.keyboard.type('Lovely gauges')
    await page.keyboard.press('ArrowLeft')
    await expect(cardOf(page, 'Loom')).toBeVisible()
    await page.reload()
    await expect(firstMessage(page)).toHaveValue('Lovely gauges')
    await firstMessage(page).press('Enter')
    await expect(panel(page).getByText('Message sent')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open Chat' })).toBeFocused()
    await expectMessageAtSeeker('Lovely gauges')
    await page.keyboard.press('Enter')
    await expect(chatWindow(page).getByText('Lovely gauges')).toBeVisible()
    await expect(page).toHaveURL('/swipeprojects')
  },
)

for (const { name, pull, release } of chosen(pointers.toReversed())) {
  test.describe(`by ${name}`, () => {
    test(`a like leads to the first message in two acts within one screen`, async ({ browser }) => {
      const isTouch = name === 'touch'
      const context = await browser.newContext({
        hasTouch: isTouch,
        isMobile: isTouch,
        viewport: isTouch ? { width: 320, height: 568 } : { width: 1280, height: 800 },
      })
      const page = await context.newPage()
      await recruiter.enter(page)
      await page.goto('/swipeprojects')
      await expect(cardOf(page, 'Tide Tables')).toBeVisible()
      await pull(page, cardOf(page, 'Tide Tables'), { x: 140, y: 0 })
      await release(page)
      const line = page.getByRole('button', { name: /Write to Wren Okafor$/ })
      const press = (target: Locator) => (isTouch ? target.tap() : target.click())

      const title = cardOf(page, 'Loom').getByRole('heading', { name: 'Loom' })
      const like = page.getByRole('button', { name: 'Like', exact: true })
      if (isTouch) {
        await expect(line).toBeInViewport({ ratio: 1 })
        await expect.poll(() => covers(line, cardOf(page, 'Loom'))).toBe(false)
        await expect(async () => {
          await line.tap()
          await expect(firstMessage(page)).toBeFocused({ timeout: 1000 })
        }).toPass()
      }
      await expect(panel(page)).toContainText('Wren Okafor')
      for (const part of [firstMessage(page), send(page), title, like]) {
        await expect(part).toBeInViewport({ ratio: 1 })
      }
      await expect.poll(() => covers(panel(page), title)).toBe(false)
      await expect.poll(() => covers(panel(page), like)).toBe(false)

      // On a busy machine Chromium makes no click of some synthesised taps: touchstart and touchend arrive at the field.
      await expect(async () => {
        await press(firstMessage(page))
        await expect(firstMessage(page)).toBeFocused({ timeout: 1000 })
      }).toPass()
      await firstMessage(page).fill('Lovely gauges')
      await press(send(page))
      await expect(panel(page).getByText('Message sent')).toBeVisible()
      await expectMessageAtSeeker('Lovely gauges')
      await context.close()
    })
  })
}

for (const { name, isTouch, viewport } of chosen([
  { name: 'mouse', isTouch: false, viewport: { width: 1280, height: 800 } },
  { name: 'touch', isTouch: true, viewport: { width: 390, height: 664 } },
])) {
  testInFull(
    `by ${name}, a like from the saved projects turns the card over in its place`,
    async ({ browser }) => {
      const published = await seeker.call<{ id: number }[]>('GET', '/api/user/projects')
      for (const { id } of published) {
        const params = { likedStatus: 'SAVED' }
        await recruiter.call('POST', `/api/recruiter/projects/${id}`, { params })
      }
      const context = await browser.newContext({ hasTouch: isTouch, isMobile: isTouch, viewport })
      const page = await context.newPage()
      await recruiter.enter(page)
      await page.goto('/dashboard?section=saved')
      const first = page.getByRole('article').first()
      const title = await first.getByRole('heading').innerText()
      const lists = page.getByRole('navigation', { name: 'Decided projects' })
      const placeOf = async (card: Locator) => {
        const [box, from] = [await card.boundingBox(), await lists.boundingBox()]
        return [(box?.x ?? 0) - (from?.x ?? 0), (box?.y ?? 0) - (from?.y ?? 0)].map(Math.round)
      }
      const place = await placeOf(first)

      const press = (target: Locator) => (isTouch ? target.tap() : target.click())
      await press(page.getByRole('button', { name: `Like ${title}`, exact: true }))
      await expect(panel(page)).toContainText(new RegExp(`made ${title}\\s*3 other projects`))
      await expect(first).not.toContainText(title)
      await page.mouse.move(0, 0)
      await expect.poll(() => placeOf(panel(page))).toEqual(place)
      await expect(firstMessage(page)).toBeInViewport({ ratio: 1 })
      for (const card of await page.getByRole('article').all())
        await expect.poll(() => covers(panel(page), card)).toBe(false)
      await expect(page.getByRole('region', { name: 'Saved Projects' })).toBeFocused()
      expect(await violations(page)).toEqual([])

      await press(firstMessage(page))
      await page.keyboard.type('Lovely gauges')
      await press(send(page))
      await expectMessageAtSeeker('Lovely gauges')
      await press(page.getByRole('button', { name: 'Open Chat' }))
      await expect(chatWindow(page).getByText('Lovely gauges')).toBeVisible()
      await expect(page).toHaveURL('/dashboard?section=saved')
      await context.close()
    },
  )
}

test('a reveal shows the same panel, also for a contact', async ({ recruiterPage: page }) => {
  const endDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const data = {
    id: 0,
    owner: null,
    title: 'A map',
    mission: 'Go',
    positionOffer: 'Pilot',
    endDate,
  }
  const request = await recruiter.call<{ id: number }>('POST', '/api/recruiter/projectRequests', {
    data,
  })
  for (const repository of ['map', 'atlas']) {
    await seeker.call('POST', `/api/user/project-request/${request.id}/send-link`, {
      data: { gitHubLink: `https://github.com/wren/${repository}` },
    })
  }
  await page.goto(`/dashboard?section=requests&links=${request.id}`)
  const revealed = page.getByRole('complementary', { name: 'Revealed owner' })
  await page.getByRole('button', { name: 'Reveal Owner' }).first().click()
  await expect(revealed).toContainText('Wren Okafor')
  await expect(revealed).toContainText('4 projects')
  expect(await violations(page)).toEqual([])
  await firstMessage(page).fill('Show me')
  await firstMessage(page).press('Enter')
  await expect(revealed.getByText('Message sent')).toBeVisible()
  await expectMessageAtSeeker('Show me')

  const reveal = page.getByRole('button', { name: 'Reveal Owner' })
  await expect(reveal).toHaveCount(1)
  await reveal.click()
  await expect(revealed.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
  const notifications = await seeker.call<{ message: string }[]>('GET', '/api/user/notifications')
  expect(notifications.map(({ message }) => message.replace(/^.*"A map" /, ''))).toEqual([
    'and can now see that it is yours',
    'and can now see who you are',
  ])
})

test('the job seeker sees the like at once, in one of two tabs, and opens the chat in place', async ({
  recruiterPage,
  seekerPage,
}) => {
  await seekerPage.goto('/faq')
  const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
  await expect(bell(seekerPage)).toBeVisible()
  const second = await seekerPage.context().newPage()
  await seeker.enter(second)
  await second.goto('/aboutus')
  await expect(bell(second)).toBeVisible()
  await recruiterPage.goto('/swipeprojects')
  await expect(cardOf(recruiterPage, 'Tide Tables')).toBeVisible()
  await recruiterPage.keyboard.press('ArrowRight')

  const sentence = 'Rita Moss from Lumen Works liked your project "Tide Tables"'
  const toast = (page: Page) => page.getByRole('status').filter({ hasText: sentence })
  const shown = () => Promise.all([seekerPage, second].map((page) => toast(page).count()))
  let counts: number[] = []
  await expect.poll(async () => (counts = await shown()).join()).toMatch(/^(0,1|1,0)$/)
  const page = counts[0] === 1 ? seekerPage : second
  // A toast stays while the pointer is on it.
  await toast(page).hover()
  for (const one of [seekerPage, second]) await expect(bell(one)).toContainText('1')
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: 'Open Chat' }).click()
  await expect(chatWindow(page)).toContainText('Rita Moss')
  expect(new URL(page.url()).pathname).toBe(pathname)
  await expect(bell(page)).not.toContainText('1')
})
