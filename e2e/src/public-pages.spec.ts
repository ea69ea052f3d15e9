import { expect, type Locator, type Page, test } from '@playwright/test'
import { violations } from './support/axe'
import { logInDemo } from './support/demo'
import { chosen } from './support/is-full'
import { newPerson } from './support/people'
import { publicUrl } from './support/server-process'

const pageTitles = {
  '/': 'Swipe Into Your Dream Job',
  '/login': 'Log In',
  '/signup': 'Sign Up',
  '/project-requests': 'Project Requests',
  '/aboutus': 'About Us',
  '/faq': 'FAQs',
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
  '/aireview': 'AI Project Review',
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const height = 800

test('every page has its own title, in the HTML and after the start', async ({ page }) => {
  for (const [path, title] of Object.entries(pageTitles)) {
    const html = await page.request.get(path)
    expect(html.status()).toBe(200)
    expect(await html.text()).toContain(`<title>${title} · Swipefolio</title>`)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Swipefolio`)
  }
})

test('an unknown path is answered 404, with a link home', async ({ page }) => {
  for (const path of ['/nowhere', '/project-request/999999999', '/faq/more']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Swipefolio')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a project request has metadata for search engines and link previews', async ({
  browser,
  request,
}) => {
  const requests = (await (await request.get('/api/projectrequests')).json()) as {
    id: number
    title: string
    mission: string
  }[]
  const shown = requests.find(({ mission }) => mission.length > 150)
  if (!shown) throw new Error('No project request has a long mission')
  const description = Array.from(shown.mission).slice(0, 150).join('')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/project-request/${shown.id}`)
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
  await expect(page).toHaveTitle(`${shown.title} · Swipefolio`)
  await expect(meta('description')).toHaveAttribute('content', description)
  await expect(meta('og:title')).toHaveAttribute('content', `${shown.title} · Swipefolio`)
  await expect(meta('og:description')).toHaveAttribute('content', description)
  await expect(meta('og:type')).toHaveAttribute('content', 'website')
  await expect(meta('og:site_name')).toHaveAttribute('content', 'Swipefolio')
  await expect(meta('og:url')).toHaveAttribute(
    'content',
    `${publicUrl}/project-request/${shown.id}`,
  )
  const image = (await meta('og:image').getAttribute('content')) ?? ''
  expect(image).toMatch(new RegExp(`^${publicUrl}/`))
  const picture = await request.get(new URL(image).pathname)
  expect(picture.headers()['content-type']).toMatch(/^image\//)
  await context.close()
})

test('the chosen colour scheme is applied before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      Reflect.set(globalThis, 'themedAt', performance.now())
      observer.disconnect()
    }).observe(document, { attributeFilter: ['data-theme'], subtree: true })
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0)
  const { themedAt, paintedAt } = await page.evaluate(() => ({
    themedAt: Number(Reflect.get(globalThis, 'themedAt')),
    paintedAt: performance.getEntriesByType('paint')[0]?.startTime ?? 0,
  }))
  expect(themedAt).toBeLessThan(paintedAt)

  await page.route('**/apps/**/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

/** The elements that an animation or transition moves during an act and in the second after it. */
async function movementsOf(page: Page, act: () => Promise<void>) {
  const seen = await page.evaluateHandle(() => {
    const isMoved = (frame: ComputedKeyframe) =>
      ['transform', 'translate', 'rotate', 'scale'].some((name) => name in frame)
    const moved = new Set<string>()
    const look = () => {
      for (const { effect, playState } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || playState !== 'running') continue
        if (effect.getKeyframes().some(isMoved)) moved.add(effect.target?.tagName ?? '')
      }
      requestAnimationFrame(look)
    }
    look()
    return moved
  })
  await act()
  await page.waitForTimeout(1000)
  return seen.evaluate((moved) => [...moved])
}

test('nothing moves for people who prefer reduced motion', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    const like = page.getByRole('button', { name: 'Like', exact: true })
    await like.scrollIntoViewIfNeeded()
    const moved = await movementsOf(page, () => like.click())
    if (reducedMotion === 'reduce') expect(moved).toEqual([])
    else expect(moved).not.toEqual([])
  }
})

/** Icons of buttons and links that have the colour of their background. */
const lostIcons = (page: Page) =>
  page.evaluate(() => {
    const isClear = (color: string) => color === 'transparent' || color.endsWith(', 0)')
    const ground = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(0, 0, 0)'
      return isClear(color) ? ground(element?.parentElement ?? null) : color
    }
    const icons = [...document.querySelectorAll('button svg, a svg')].filter((icon) =>
      icon.checkVisibility(),
    )
    const lost = icons.filter((icon) => {
      const { color, stroke, fill } = getComputedStyle(icon)
      const ink = stroke === 'none' ? fill : stroke
      return [ink, color].includes(ground(icon.parentElement))
    })
    return { icons: icons.length, lost: lost.map(({ parentElement }) => parentElement?.outerHTML) }
  })

test('icons are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 390, height })
  for (const path of ['/', '/platform/ui', '/swipeprojects']) {
    if (path === '/swipeprojects') await logInDemo(page, 'recruiter')
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Like', exact: true }).first()).toBeVisible()
    const { icons, lost } = await lostIcons(page)
    expect(icons, path).toBeGreaterThan(5)
    expect(lost, path).toEqual([])
  }
})

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let steps = 0; steps < 40; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there')
}

test('signup works by keyboard alone, up to the code', async ({ page }) => {
  const { firstName, lastName, email, password } = newPerson('recruiter', 'Dana', 'Keys')
  const main = page.getByRole('main')
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Dive In Now' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Sign Up as Recruiter' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, main.getByRole('button', { name: 'Sign Up', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First Name')).toBeFocused()
  for (const [label, value] of [
    ['First Name', firstName],
    ['Last Name', lastName],
    ['Email', email],
    ['Company Name', 'Lumen Works'],
    ['Password', password],
    ['Confirm Password', password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await expect(page.getByLabel('Verification Code')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
})

for (const dir of chosen(['rtl', 'ltr'])) {
  test(`every step of the account screens fits 320 px and is accessible, ${dir}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((given) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dir = given
      })
    }, dir)
    const main = page.getByRole('main')
    const fits = async (step: string) => {
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect.soft(excess, step).toBeLessThanOrEqual(0)
      expect.soft(await violations(page), step).toEqual([])
    }
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
    const email = `narrow.${dir}.with.a.rather.long.address.${Date.now()}@subdomain.example.com`

    await page.goto('/login')
    await menuButton(page).click()
    await fits('menu')
    await page.keyboard.press('Escape')
    await press('Log in as Job Seeker')
    await press('Log In')
    await expect(page.getByText('Email and password are required').first()).toBeVisible()
    await fits('login refused')
    await press('Forgot Password?')
    await press('Send Verification Code')
    await expect(page.getByText('Please enter your email address')).toBeVisible()
    await fits('forgot password')
    await page.getByLabel('Email').fill(email)
    await press('Send Verification Code')
    await expect(page.getByText('Verification code sent to your email')).toBeVisible()
    await press('Reset Password')
    await expect(page.getByText('Please enter a new password')).toBeVisible()
    await fits('reset password')

    await page.goto('/signup?role=recruiter')
    await press('Sign Up')
    await expect(page.getByText('Company name is required for recruiters')).toBeVisible()
    await fits('signup refused')
    await page.goto('/signup?role=jobseeker')
    for (const label of ['First Name', 'Last Name']) await page.getByLabel(label).fill('Narrow')
    await page.getByLabel('Email').fill(email)
    for (const label of ['Password', 'Confirm Password']) {
      await page.getByLabel(label, { exact: true }).fill('correct horse battery')
    }
    await press('Sign Up')
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
    await press('Verify')
    await expect(page.getByText('Please enter the verification code')).toBeVisible()
    await fits('verification')
  })
}
