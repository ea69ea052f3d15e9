import type { Page } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { violations } from './support/axe'
import { testInFull } from './support/is-full'
import { layoutShifts, recordShifts } from './support/layout-shifts'
import { newPerson } from './support/people'
import { expect } from '@playwright/test'

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const phone = { width: 390, height: 664 }
const mission = 'Bus stops, timetables and a map, all in a tunnel. '.repeat(20)

interface Scene {
  seeker: Account
  recruiter: Account
  requestId: number
}

async function setTheScene(page: Page): Promise<Scene> {
  const seeker = await makeAccount(page.request, newPerson('jobseeker', 'Wren', 'Canaryson'))
  const recruiter = await makeAccount(page.request, newPerson('recruiter', 'Maya', 'Brandt'))
  const { id: requestId } = await recruiter.call<{ id: number }>(
    'POST',
    '/api/recruiter/projectRequests',
    { data: { title: 'A map', mission, positionOffer: 'Pilot', endDate: inAMonth } },
  )
  for (const title of ['Tide Clock', 'Harbour Lights']) {
    const gitUrl = `https://github.com/wren/${title.toLowerCase().replace(' ', '-')}`
    await seeker.call('POST', '/api/user/projects', {
      data: { project: { title, gitUrl }, technologies: [{ id: 1 }] },
    })
  }
  return { seeker, recruiter, requestId }
}

const note = (page: Page) => page.getByRole('textbox', { name: 'Note' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Project' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

testInFull(
  'a project is submitted by touch on a phone, shortlisted, declined and taken back',
  async ({ browser }) => {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    const { seeker, recruiter, requestId } = await setTheScene(page)
    await seeker.enter(page)
    await page.goto(`/project-request/${requestId}`)

    await button(page, 'Answer This Request').tap()
    await submit(page).tap()
    const field = page.getByRole('textbox', { name: 'GitHub link' })
    for (const part of [
      field,
      note(page),
      page.getByText('Please enter a GitHub link'),
      submit(page),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    const heading = await page.getByRole('heading', { name: 'Submit a project' }).boundingBox()
    expect(heading?.y, 'below the header').toBeGreaterThan(64)
    await note(page).fill('With a lighthouse')
    await button(page, 'One of my projects').tap()
    await submit(page).tap()
    await expect(page.getByText('Please choose a project')).toBeInViewport({ ratio: 1 })
    await page.getByRole('radio', { name: /Tide Clock/ }).tap()
    await page.reload()
    await expect(page.getByRole('radio', { name: /Tide Clock/ })).toBeChecked()
    await expect(note(page)).toHaveValue('With a lighthouse')
    await submit(page).tap()
    await expect(page.getByText('Your project link was submitted successfully.')).toBeInViewport()
    await page.goto('/dashboard?section=submissions')
    const row = page.getByRole('listitem', { name: 'A map' })
    await expect(row.locator('[aria-current=step]')).toContainText('Sent')

    const desk = await (await browser.newContext({ viewport: phone, hasTouch: true })).newPage()
    await recruiter.enter(desk)
    const payloads: Promise<string>[] = []
    desk.on('response', (response) => {
      const { pathname } = new URL(response.url())
      const isStream = pathname.endsWith('/events')
      if (pathname.startsWith('/api/') && !isStream) payloads.push(response.text().catch(() => ''))
    })
    await desk.goto(`/dashboard?section=requests&links=${requestId}`)
    await expect(desk.getByText('With a lighthouse')).toBeVisible()
    await expect(row.locator('[aria-current=step]')).toContainText('Seen')
    await button(desk, 'Shortlist').tap()
    await expect(button(desk, 'Shortlisted')).toBeVisible()
    await button(desk, 'Not this time').tap()
    await desk.getByRole('textbox', { name: /A kind sentence/ }).fill('Warm work')
    await button(desk, 'Decline Link').tap()
    await button(desk, 'Undo').tap()
    await button(desk, 'Shortlist').tap()
    await expect(row.locator('[aria-current=step]')).toContainText('Shortlisted', {
      timeout: 20_000,
    })
    await expect(row).not.toContainText('Warm work')
    const seen = (await Promise.all(payloads)).join('\n')
    expect(seen).toContain('With a lighthouse')
    expect(seen).not.toMatch(/Canaryson|Wren|Tide Clock/)

    await desk.reload()
    await expect(button(desk, 'Reveal Owner')).toBeVisible()
    await button(desk, 'Reveal Owner').tap()
    await expect(desk.getByRole('link', { name: 'Tide Clock' })).toHaveAttribute(
      'href',
      /^\/user\/\d+\?project=\d+$/,
    )
    await expect(row.locator('[aria-current=step]')).toContainText('Revealed')
    await desk.context().close()
    await context.close()
  },
)

for (const [name, size] of [
  ['a phone', phone],
  ['a wide window', { width: 1280, height: 800 }],
] as const) {
  testInFull(`nothing moves while owners are revealed on ${name}`, async ({ page }) => {
    await page.setViewportSize(size)
    const { seeker, recruiter, requestId } = await setTheScene(page)
    for (const repository of ['one', 'two', 'three']) {
      await seeker.call('POST', `/api/user/project-request/${requestId}/send-link`, {
        data: { gitHubLink: `https://github.com/wren/${repository}` },
      })
    }
    await recruiter.enter(page)
    await recordShifts(page)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/revealLinkOwner/*', async (route) => {
      await answered
      await route.continue()
    })
    await page.goto(`/dashboard?section=requests&links=${requestId}`)
    await button(page, 'Reveal Owner').first().click()
    // The row opens at the press.
    const before = await layoutShifts(page)
    answer()
    const panel = page.getByRole('complementary', { name: 'Revealed owner' })
    await expect(panel).toContainText('2 projects')
    const { sum, moved } = await layoutShifts(page)
    expect(sum - before.sum, moved).toBeLessThan(0.02)
    expect(await violations(page)).toEqual([])
  })
}

testInFull(
  'a link is declined by keyboard, right to left, and folded afterwards',
  async ({ page }) => {
    const { seeker, recruiter, requestId } = await setTheScene(page)
    await seeker.call('POST', `/api/user/project-request/${requestId}/send-link`, {
      data: { gitHubLink: 'https://github.com/wren/map', note: 'עם מגדלור' },
    })
    await recruiter.enter(page)
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl'))
    })
    await page.goto(`/dashboard?section=requests&links=${requestId}`)
    const decline = button(page, 'Not this time')
    await decline.focus()
    await decline.press('Enter')
    await page.getByRole('textbox', { name: /A kind sentence/ }).fill('תודה')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(button(page, 'Undo')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(decline).toBeFocused()
    await decline.press('Enter')
    await page.keyboard.press('Escape')
    await expect(decline).toBeFocused()
    await decline.press('Enter')
    await button(page, 'Decline Link').press('Enter')
    await expect(page.getByText('The job seeker was told.')).toBeVisible({ timeout: 20_000 })
    expect(await violations(page)).toEqual([])
    await page.reload()
    await button(page, 'Not this time (1)').press('Enter')
    await expect(page.getByRole('table', { name: 'Declined links' })).toBeVisible()
  },
)
