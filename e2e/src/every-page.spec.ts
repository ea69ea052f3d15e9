import { expect, type Page, test } from '@playwright/test'
import { injectAxe, violations } from './support/axe'
import { logInDemo } from './support/demo'
import { isFull } from './support/is-full'
import type { Role } from './support/people'

const publicPages = [
  '/',
  '/login',
  '/signup',
  '/project-requests',
  '/aboutus',
  '/faq',
  '/terms',
  '/privacy',
  '/aireview',
  '/platform/ui',
  '/api/docs',
  '/dashboard',
]
const pages: [Role | undefined, string[]][] = [
  [undefined, publicPages],
  [
    'recruiter',
    [
      '/swipeprojects',
      '/dashboard',
      '/dashboard?section=requests',
      '/dashboard?section=saved',
      '/dashboard?section=passed',
      '/dashboard?section=contacts',
      '/dashboard?section=settings',
    ],
  ],
  [
    'jobseeker',
    [
      '/dashboard',
      '/dashboard?section=overview',
      '/dashboard?section=settings',
      '/dashboard?section=submissions',
      '/dashboard?section=privacy',
      '/swipeprojects',
    ],
  ],
]

interface Look {
  width: number
  colorScheme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
}

const looks: Look[] = [
  { width: 1280, colorScheme: 'light', dir: 'ltr' },
  { width: 1280, colorScheme: 'dark', dir: 'ltr' },
  { width: 390, colorScheme: 'dark', dir: 'ltr' },
  { width: 320, colorScheme: 'light', dir: 'rtl' },
]

/** Between two others, so that it shows little that they do not. */
const between: Look = { width: 390, colorScheme: 'light', dir: 'ltr' }

/** A proof opens every page anew for each look, a test changes the look of the open page. */
const visits = isFull ? [...looks, between].map((look) => [look]) : [looks]

const nameOf = ({ width, colorScheme, dir }: Look) => `${colorScheme}, ${width} px ${dir}`

async function takeOn(page: Page, { width, colorScheme, dir }: Look) {
  await page.setViewportSize({ width, height: 844 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate((given) => {
    document.documentElement.dir = given
  }, dir)
}

for (const [role, paths] of pages) {
  for (const visit of visits) {
    const title = `every page is accessible, quiet and narrow enough, as ${role ?? 'a visitor'}`
    test(`${title}: ${visit.map(nameOf).join('; ')}`, async ({ page }) => {
      await injectAxe(page)
      const noise: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
      })
      page.on('pageerror', (error) => noise.push(error.message))
      if (role) await logInDemo(page, role)
      const [first] = visit
      if (first) await takeOn(page, first)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByText(/^Loading/)).toHaveCount(0)
        for (const look of visit) {
          await takeOn(page, look)
          const where = `${path}, ${nameOf(look)}`
          expect.soft(await violations(page), where).toEqual([])
          const excess = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            return scrollWidth - clientWidth
          })
          expect.soft(excess, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
        }
        expect.soft(noise.splice(0), path).toEqual([])
      }
    })
  }
}
