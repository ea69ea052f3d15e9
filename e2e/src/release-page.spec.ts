import { expect, test, type Page } from '@playwright/test'
import { injectAxe, violations } from './support/axe'
import { publishBuilt, startReleaseStage, type ReleaseStage } from './support/releases'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: async ({}, use) => use(stage?.server.url) })

let stage: ReleaseStage
let operator: string
let team: string

test.beforeAll(async () => {
  stage = await startReleaseStage()
  operator = await stage.token('boss', '--operator')
  team = await stage.token('chat-team', '--apps', 'mfe-chat')
  const publish = (version: string, requires?: string) =>
    publishBuilt(stage.server.url, operator, 'mfe-chat', (release) => ({
      ...release,
      version,
      shares: { ...release.shares, ...(requires && { react: { requires } }) },
    }))
  await publish('1.0.0')
  await publish('2.0.0', '^99.0.0')
})
test.afterAll(() => stage.end())

async function enter(page: Page, token: string) {
  await page.goto('/platform')
  await page.getByLabel('Operator token').fill(token)
  await page.getByRole('button', { name: 'Open' }).click()
}

const chat = (page: Page) => page.getByRole('article', { name: 'mfe-chat' })
const liveVersion = async () => (await stage.registry()).apps['mfe-chat']?.version

test('is accessible to operators only', async ({ page }) => {
  await enter(page, 'deploy_wrong')
  await expect(page.getByRole('alert')).toHaveText('This needs a deploy token that is valid.')
  await enter(page, team)
  await expect(page.getByRole('alert')).toHaveText("The token chat-team is no operator's.")
  await expect(chat(page)).toBeHidden()

  await enter(page, operator)
  await expect(chat(page)).toBeVisible()
  await expect(page).toHaveURL('/platform')
  await page.reload()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByLabel('Operator token')).toBeVisible()
})

test('starts a canary, makes it live and rolls it back', async ({ page }) => {
  const before = await liveVersion()
  await enter(page, operator)
  await page.getByRole('button', { name: 'Try on 10 %: mfe-chat 1.0.0' }).click()
  await expect(page.getByRole('status')).toHaveText('10 % of the visitors try mfe-chat 1.0.0.')
  await expect(chat(page).getByRole('row', { name: /^1\.0\.0 for 10 %/ })).toBeVisible()
  await page.getByRole('button', { name: 'End the canary 1.0.0' }).click()
  await expect(page.getByRole('status')).toHaveText(`mfe-chat ${before} is live.`)

  await page.getByRole('button', { name: 'Make live: mfe-chat 1.0.0' }).click()
  await expect(page.getByRole('status')).toHaveText('mfe-chat 1.0.0 is live.')
  await expect.poll(liveVersion).toBe('1.0.0')
  await expect(page).toHaveURL('/platform')
  await page.reload()
  await expect(page.getByRole('status')).toBeHidden()
  await page.getByRole('button', { name: `Roll back to ${before}` }).click()
  await expect(page.getByRole('status')).toHaveText(`mfe-chat ${before} is live.`)
  await expect.poll(liveVersion).toBe(before)
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toContainText([
    /mfe-chat rollback 1\.0\.0 →.*by boss/,
    /mfe-chat promote .* → 1\.0\.0 by boss/,
    /mfe-chat withdraw 1\.0\.0 →.*by boss/,
    /mfe-chat canary .* → 1\.0\.0 for 10 % by boss/,
  ])
})

test('shows why a release cannot go live', async ({ page }) => {
  await enter(page, operator)
  await page.getByRole('button', { name: 'Make live: mfe-chat 2.0.0' }).click()
  await expect(page.getByRole('alert')).toContainText('mfe-chat 2.0.0 needs react ^99.0.0; shell')
  expect(await liveVersion()).not.toBe('2.0.0')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible, logs no error and does not overflow, ${colorScheme}`, async ({ page }) => {
    await injectAxe(page)
    const noise: string[] = []
    page.on('console', (message) => noise.push(message.text()))
    await page.emulateMedia({ colorScheme })
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.context().clearCookies()
      await page.goto('/platform')
      expect(await violations(page), `entrance at ${width} px`).toEqual([])
      await enter(page, operator)
      await expect(chat(page)).toBeVisible()
      expect(await violations(page), `overview at ${width} px`).toEqual([])
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess).toBeLessThanOrEqual(0)
    }
    expect(noise).toEqual([])
  })
}
