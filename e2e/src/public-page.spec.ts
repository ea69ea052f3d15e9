import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { violations } from './support/axe'
import { button, expectAccessible, openSection } from './support/dashboard'
import { onlyInFull } from './support/is-full'
import { newPerson } from './support/people'
import { expect, test } from './support/two-people'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const testInFull = onlyInFull(test)

let seeker: Account
let handle: string

test.beforeEach(async ({ request }) => {
  seeker = await makeAccount(request, newPerson('jobseeker', 'Noa', 'Levi'))
  handle = `noa-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`
})

const publish = (title: string, about = 'Tells small harbours when it is safe to leave.') =>
  seeker.call<{ id: number }>('POST', '/api/user/projects', {
    data: {
      project: { title, about, gitUrl: '', websiteUrl: 'https://tides.example/' },
      technologies: [{ id: 1, name: 'Android' }],
    },
  })

const show = (projectIds: number[]) =>
  seeker.call('PUT', '/api/user/public-page', { data: { isOn: true, handle, projectIds } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What a visitor is sent, without what is different in each answer and the length, in which that of the handle is. */
async function answerAt(request: APIRequestContext, named: string) {
  const answer = await request.get(`/p/${named}`, { headers: { accept: 'text/html' } })
  const headers = Object.entries(answer.headers()).filter(
    ([name]) => !['content-length', 'date', 'set-cookie', 'x-request-id'].includes(name),
  )
  const html = (await answer.text()).replaceAll(named, 'HANDLE')
  return { status: answer.status(), html, headers: Object.fromEntries(headers) }
}

testInFull(
  'a public page is switched on by keys, read without scripts, and gone once it is off',
  async ({ seekerPage: page, browser, request }) => {
    await seeker.enter(page)
    await publish('Tide Tables')
    await publish('Kept back')
    await openSection(page, 'profile')
    await page.getByLabel('Headline').fill('Maps for small harbours')
    await expect(page.getByRole('button', { name: 'Public page: Headline' })).toHaveCount(0)
    await button(page, 'Save Profile').click()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()

    await page.getByLabel('Show my public page').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/can recognise projects shown there in the deck/)).toBeVisible()
    // One is proposed from the name.
    await page.getByLabel('Handle').fill('')
    await button(page, 'Save Page').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please choose a handle')).toBeVisible()
    await expect(page.getByLabel('Handle')).toBeFocused()
    await page.keyboard.type('Admin')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This handle is taken')).toBeVisible()
    await page.getByLabel('Handle').fill('')
    await page.keyboard.type(handle)
    await page.getByLabel('Tide Tables').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your public page is on')).toBeVisible()
    const ofHeadline = page.getByRole('button', { name: 'Public page: Headline' })
    await ofHeadline.focus()
    await page.keyboard.press('Space')
    await expect(ofHeadline).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, 'profile with a public page')
    await button(page, 'Save Profile').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Profile updated successfully')).toBeVisible()

    for (const viewport of [
      { width: 390, height: 664 },
      { width: 1280, height: 800 },
    ]) {
      const visitor = await browser.newContext({ javaScriptEnabled: false, viewport })
      const shown = await visitor.newPage()
      await shown.goto(`/p/${handle}`)
      await expect(heading(shown)).toHaveText('Noa Levi')
      await expect(shown.locator('header svg text').filter({ hasText: 'NL' })).toBeVisible()
      await expect(shown.getByText('Maps for small harbours')).toBeVisible()
      await expect(shown.getByRole('heading', { level: 3 })).toHaveText(['Tide Tables'])
      await expect(shown.getByRole('link', { name: 'Live Website' })).toBeVisible()
      await expect(shown.locator('article svg[viewBox="0 0 320 200"] path').first()).toBeVisible()
      expect(await shown.locator('html').evaluate((root) => root.scrollWidth)).toBe(viewport.width)
      await visitor.close()
    }

    const sent = await answerAt(request, handle)
    expect(sent.headers['cache-control']).toBe('no-cache')
    expect(sent.html).toContain('<meta name="robots" content="noindex">')
    expect(sent.html).toMatch(/<meta property="og:image" content="[^"]+\/share\/[\w-]{22}\.png">/)
    const known = { headers: { accept: 'text/html', 'if-none-match': sent.headers.etag ?? '' } }
    expect((await request.get(`/p/${handle}`, known)).status()).toBe(304)

    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await page.getByRole('link', { name: 'View Page' }).click()
    await expect(page).toHaveURL(`/p/${handle}`)
    await expect(heading(page)).toHaveText('Noa Levi')
    await page.reload()
    await expect(heading(page)).toHaveText('Noa Levi')
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
    await expectAccessible(page, 'public page')
    expect(problems).toEqual([])

    await openSection(page, 'profile')
    await page.getByLabel('Show my public page').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your public page is off')).toBeVisible()
    const [off, unknown, malformed] = await Promise.all(
      [handle, 'nobody-has-this-one', 'no--b'].map((named) => answerAt(request, named)),
    )
    expect(off?.status).toBe(404)
    expect(unknown).toEqual(off)
    expect(malformed).toEqual(off)
    await page.goto(`/p/${handle}`)
    await expect(heading(page)).toHaveText('Page not found')
    await expectAccessible(page, 'a public page that is off')
  },
)

testInFull(
  'a public page is read in the dark, from the right, and by touch',
  async ({ browser }) => {
    const about = 'מפות לנמלים קטנים, בעברית ובאנגלית. Tide tables, too.\n\nשורה נוספת'
    const projects = [await publish('מפת הגאות', about), await publish('W'.repeat(120))]
    await show(projects.map(({ id }) => id))
    await seeker.call('PUT', '/api/user/profile', {
      data: { headline: 'מפות לנמלים', place: 'חיפה', publicFields: ['headline', 'place'] },
    })
    for (const width of [320, 390, 1280]) {
      const visitor = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme: 'dark',
        hasTouch: width < 768,
      })
      const shown = await visitor.newPage()
      await shown.goto(`/p/${handle}`)
      await expect(shown.getByText('מפות לנמלים', { exact: true })).toBeVisible()
      await expect(shown.getByText('מפות לנמלים', { exact: true })).toHaveCSS('direction', 'rtl')
      expect(await violations(shown)).toEqual([])
      await shown.evaluate(() => (document.documentElement.dir = 'rtl'))
      expect(await shown.locator('html').evaluate((root) => root.scrollWidth)).toBe(width)
      const link = await shown.getByRole('link', { name: 'Live Website' }).first().boundingBox()
      expect(link?.height).toBeGreaterThanOrEqual(width < 768 ? 44 : 24)
      await visitor.close()
    }
  },
)
