import { type ConsoleMessage, expect, type Page, test } from '@playwright/test'
import { violations } from './support/axe'
import { coveredByChatButton } from './support/chat-button'
import { watchComplaints } from './support/complaints'
import { logInDemo } from './support/demo'
import { pagesOf } from './support/demo-pages'
import { isFull } from './support/is-full'
import { twoFrames } from './support/layout-shifts'

interface Look {
  width: number
  height: number
  colorScheme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
}

const looks: [Look, ...Look[]] = [
  { width: 1280, height: 800, colorScheme: 'light', dir: 'ltr' },
  { width: 390, height: 664, colorScheme: 'dark', dir: 'ltr' },
  { width: 1280, height: 800, colorScheme: 'dark', dir: 'ltr' },
  { width: 320, height: 568, colorScheme: 'light', dir: 'rtl' },
]

/** Between two others, so that it shows little that they do not. */
const between: Look = { width: 390, height: 844, colorScheme: 'light', dir: 'ltr' }

/** A proof opens every page for each look, a test for one of them in turn. */
const visits: [Look, ...Look[]][] = isFull ? [...looks, between].map((look) => [look]) : [looks]

const nameOf = ({ width, colorScheme, dir }: Look) => `${colorScheme}, ${width} px ${dir}`

async function takeOn(page: Page, { width, height, colorScheme, dir }: Look) {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate((given) => {
    document.documentElement.dir = given
  }, dir)
  await twoFrames(page)
}

const isErrorOrWarning = (message: ConsoleMessage) =>
  message.type() === 'error' || message.type() === 'warning'
const settled = expect.configure({ soft: true })

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

for (const role of [undefined, 'recruiter', 'jobseeker'] as const) {
  for (const visit of visits) {
    const title = `every page is accessible, quiet, narrow enough and uncovered, as ${role ?? 'a visitor'}`
    test(`${title}: ${visit.map(nameOf).join('; ')}`, async ({ page }) => {
      const found = await pagesOf(page.request, role)
      const paths = found.filter((path) => path !== '/nowhere')
      if (!role) paths.push('/platform/ui', '/api/docs')
      const noise = watchComplaints(page, isErrorOrWarning)
      if (role) await logInDemo(page, role)
      for (const [at, path] of paths.entries()) {
        const look = visit[at % visit.length] ?? visit[0]
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByText(/^Loading/)).toHaveCount(0)
        // If the policy refused styles, this would be the browser's default.
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).not.toHaveCSS('font-family', /Times|^serif$/)
        if (role) await expect(page.getByRole('button', { name: /^Messages/ })).toBeVisible()
        await takeOn(page, look)
        const where = `${path}, ${nameOf(look)}`
        // A busy machine may not have repainted everything in the other colours yet.
        await settled.poll(() => violations(page), where).toEqual([])
        expect.soft(await sidewaysScroll(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0)
        // It is in the header, which the layout keeps apart from the page.
        if (role && isFull) {
          expect.soft(await coveredByChatButton(page), where).toEqual({ atEnd: [], focused: [] })
        }
        expect.soft(noise.splice(0), path).toEqual([])
      }
    })
  }
}
