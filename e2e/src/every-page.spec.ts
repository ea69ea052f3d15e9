import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { logInDemo } from './support/demo'
import type { Role } from './support/people'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

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
      '/dashboard?section=contacts',
      '/dashboard?section=settings',
    ],
  ],
  [
    'jobseeker',
    ['/dashboard', '/dashboard?section=overview', '/dashboard?section=settings', '/swipeprojects'],
  ],
]

interface AxeViolation {
  id: string
  nodes: { target: string[] }[]
}

/** What axe finds, as 'rule: places'. */
async function violations(page: Page) {
  const found = await page.evaluate(
    (tags) =>
      Reflect.get(globalThis, 'axe').run(document, { runOnly: { type: 'tag', values: tags } }),
    standards,
  )
  return (found.violations as AxeViolation[]).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

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
      await page.addInitScript(axe)
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
