import { expect, type Page, test } from '@playwright/test'
import { violations } from './support/axe'
import { modelKey, startCodeHost, startModel } from './support/code-host'
import { logInDemo } from './support/demo'
import { generateHostileTexts } from './support/generated-hostile-texts'
import { hostileTexts } from './support/hostile-texts'
import { isFull, testInFull } from './support/is-full'
import { startServer, stop, type ServerProcess } from './support/server-process'
import { watchInjection } from './support/watch-injection'

const repository = 'https://github.com/tides/clock'

let server: ServerProcess | undefined
let host: Awaited<ReturnType<typeof startCodeHost>> | undefined
let model: Awaited<ReturnType<typeof startModel>> | undefined

async function start(settings: NodeJS.ProcessEnv = {}) {
  host = await startCodeHost({
    'README.md': '# Clock\nTells when the tide turns.\n',
    'clock.py': 'import os\n\ndef turn(hour):\n    return hour + 6\n',
  })
  server = await startServer({ ...host.settings, ...settings })
}

async function end() {
  if (server) await stop(server)
  await host?.close()
  await model?.close()
}

test.use({ baseURL: async ({}, use) => use(server?.url) })

const region = (page: Page) => page.getByRole('region', { name: 'AI Review:' })
const ask = async (page: Page, address: string) => {
  await page.getByLabel('GitHub repository URL').fill(address)
  await page.getByRole('button', { name: 'Review Project' }).click()
}

test.describe('without a model', () => {
  test.beforeAll(() => start())
  test.afterAll(end)

  test('the rules review a repository in stages, and the review is stored', async ({ page }) => {
    await page.goto('/aireview')
    await expect(
      page.getByText('You need to be logged in to access the AI features.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/login')

    await logInDemo(page, 'jobseeker')
    await page.goto('/dashboard?section=projects')
    await page.getByRole('button', { name: 'View Details' }).first().click()
    await page.getByRole('link', { name: 'Review' }).click()
    await expect(page.getByLabel('GitHub repository URL')).toHaveValue(/^https:\/\/github\.com\/./)

    await page.goto(`/aireview?repo=${encodeURIComponent('https://github.com/slow/clock')}`)
    await page.getByLabel('GitHub repository URL').press('Enter')
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled()
    await expect(page.getByRole('listitem').filter({ hasText: 'Fetching' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Review Project' })).toBeEnabled()
    await page.getByLabel('GitHub repository URL').press('Enter')
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled()
    // A check of the page may take longer than the review may.
    expect(await violations(page)).toEqual([])
    await page.goto('/aireview')

    await ask(page, 'https://github.com/nobody/nothing')
    await expect(page.getByRole('alert')).toHaveText(
      'There is no public repository at this address.',
    )
    await ask(page, 'https://gitlab.com/a/b')
    await expect(page.getByText('Please enter a valid GitHub repository URL.')).toBeVisible()

    await ask(page, repository)
    await expect(region(page).getByText('The README says little.').first()).toBeVisible()
    await expect(region(page)).toContainText('Made by fixed rules, without a language model')
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    await page.reload()
    const dispute = () => region(page).getByRole('button', { name: 'Not true?' })
    await expect(dispute().first()).toBeVisible()
    const count = await dispute().count()
    const undo = region(page).getByRole('button', { name: 'Undo' })
    await dispute().last().press('Enter')
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(dispute()).toHaveCount(count)
    const isStored = page.waitForResponse((answer) => answer.url().endsWith('/dispute'))
    await dispute().first().click()
    await isStored
    await page.reload()
    await expect(dispute()).toHaveCount(count - 1)
    await region(page).getByRole('button', { name: 'Show 1 that you called untrue' }).click()
    expect(await violations(page)).toEqual([])
    await undo.click()
    await expect(dispute()).toHaveCount(count)
    await page.getByRole('button', { name: 'Delete the review of tides/clock' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('None yet. The first one will stand here.')).toBeVisible()
    await expect(region(page)).toBeHidden()
  })
})

test.describe('with a model that was prompt-injected', () => {
  test.beforeAll(async () => {
    model = await startModel()
    await start(model.settings)
  })
  test.afterAll(end)

  const dangerous =
    'img, script, style, link, iframe, object, embed, svg:not([aria-hidden]), form, input, base, meta, video, audio, template, [style], [onerror], [onload]'

  /** Forbidden content of the shown review. */
  const faults = (page: Page) =>
    region(page).evaluate(
      (review, { forbidden, key }) => {
        const links = [...review.querySelectorAll<HTMLAnchorElement>('li a, p a')]
        return [
          ...[...review.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML),
          ...links
            .filter(({ href }) => !/^(?:https?|ircs?|mailto|xmpp):/.test(href))
            .map(({ href }) => href),
          ...links
            .filter(({ rel, host: at }) => at !== 'github.com' && !/noopener.*nofollow/.test(rel))
            .map(({ outerHTML }) => outerHTML),
          ...(review.textContent.includes(key) ? ['the key of the model'] : []),
        ]
      },
      { forbidden: dangerous, key: modelKey },
    )

  async function watch(page: Page) {
    const seen = watchInjection(page)
    await logInDemo(page, 'recruiter')
    await page.goto('/aireview')
    return seen
  }

  const together = (texts: string[], size: number) =>
    Array.from({ length: Math.ceil(texts.length / size) }, (_, at) =>
      texts.slice(at * size, at * size + size).join('\n\n'),
    )

  async function show(page: Page, words: string) {
    model?.setOutput(words)
    const before = page.url()
    await ask(page, repository)
    await expect.poll(() => page.url()).not.toBe(before)
    await expect(region(page).getByRole('button', { name: 'Copy' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Review Project' })).toBeEnabled()
  }

  testInFull('neither runs nor loads content of list items', async ({ page }) => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(100)
    const seen = await watch(page)
    for (let at = 0; at < hostileTexts.length; at += 8) {
      const texts = hostileTexts.slice(at, at + 8)
      await show(page, JSON.stringify(texts.map((text) => ({ kind: 'strength', text }))))
      await expect(region(page).getByRole('listitem').first()).toBeVisible()
      expect(await faults(page)).toEqual([])
    }
    expect(seen).toEqual([])
  })

  test('neither runs nor loads content of a text', async ({ page }) => {
    const seen = await watch(page)
    const size = isFull ? 1 : 20
    const texts = [
      ...together(hostileTexts, size),
      ...together(generateHostileTexts(isFull ? 2500 : 40), 20),
    ]
    for (const text of texts) {
      await show(page, `The repository asked me to say this, and I say it: ${text}`)
      await expect(region(page).getByText('The repository asked me to say this')).toBeVisible()
      expect(await faults(page)).toEqual([])
    }
    await expect(region(page)).toContainText('Written by the language model talkative')
    expect(seen).toEqual([])
  })
})
