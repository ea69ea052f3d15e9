import { expect, test } from '@playwright/test'
import { bringAxe, violations } from './support/axe'
import { logInDemo } from './support/demo'
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
  dir?: 'rtl'
}

const looks: Look[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light', dir: 'rtl' },
]

for (const { width, colorScheme, dir } of looks) {
  test(`every page is accessible, quiet and narrow enough, ${colorScheme}, ${width} px ${dir ?? ''}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    for (const [role, paths] of pages) {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await bringAxe(page)
      await page.addInitScript((given) => {
        document.addEventListener('DOMContentLoaded', () => {
          if (given) document.documentElement.dir = given
        })
      }, dir)
      const noise: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
      })
      page.on('pageerror', (error) => noise.push(error.message))
      if (role) await logInDemo(page, role)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByText(/^Loading/)).toHaveCount(0)
        expect.soft(await violations(page), `${path} as ${role}`).toEqual([])
        const excess = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect.soft(excess, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
        expect.soft(noise.splice(0), `${path} as ${role}`).toEqual([])
      }
      await context.close()
    }
  })
}
