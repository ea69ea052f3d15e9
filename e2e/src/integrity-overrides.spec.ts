import { expect, test, type Page } from '@playwright/test'
import { serveBuild } from '@swipefolio/platform/build'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, stop, type ServerProcess } from './support/server-process'

const dist = join(import.meta.dirname, '../../mfe-public/dist')

const badge = (page: Page) => page.getByRole('complementary', { name: 'Builds in this tab' })
const heading = (page: Page) => page.getByRole('heading', { name: 'Frequently Asked Questions' })

/** A build of a branch on a development server. */
async function serve(edit: (entry: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'branch-'))
  cpSync(dist, folder, { recursive: true })
  const record = join(folder, 'release.json')
  const release = JSON.parse(readFileSync(record, 'utf8'))
  const entry = join(folder, release.entry)
  writeFileSync(entry, edit(readFileSync(entry, 'utf8')))
  writeFileSync(record, JSON.stringify({ ...release, version: '1.0.0-branch' }))
  const server = await serveBuild(folder, 0)
  return { folder, server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }
}

test.describe('where the operator allows overrides', () => {
  let product: ServerProcess
  let branch: Awaited<ReturnType<typeof serve>>
  let broken: typeof branch

  test.beforeAll(async () => {
    branch = await serve((entry) => entry)
    broken = await serve((entry) => `throw new Error('changed');${entry}`)
    product = await startServer({ OVERRIDES: `${branch.origin},${broken.origin}` })
  })

  test.afterAll(async () => {
    for (const { folder, server } of [branch, broken]) {
      server.close()
      rmSync(folder, { recursive: true })
    }
    await stop(product)
  })

  test('a branch runs in the real shell until the badge resets it', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const isAsked = () => asked.some((url) => url.startsWith(`${branch.origin}/remoteEntry`))

    await page.goto(`${product.url}/faq?app=public@${branch.origin}`)
    await expect(heading(page)).toBeVisible()
    await expect(badge(page)).toContainText(`mfe-public@${branch.origin}`)
    await expect(page).toHaveURL(`${product.url}/faq`)
    await expect.poll(isAsked).toBe(true)

    asked.splice(0)
    await page.reload()
    await expect(badge(page)).toBeVisible()
    await expect.poll(isAsked).toBe(true)

    asked.splice(0)
    await badge(page).getByRole('button', { name: 'Reset' }).click()
    await expect(badge(page)).toBeHidden()
    await expect(heading(page)).toBeVisible()
    expect(isAsked()).toBe(false)
  })

  test('a branch that does not start is dropped, and the live release runs', async ({ page }) => {
    const logged = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && message.text().includes('did not start'),
    )
    await page.goto(`${product.url}/faq?app=mfe-public@${broken.origin}`)
    await expect(heading(page)).toBeVisible()
    await expect(badge(page)).toContainText(
      /did not start and was dropped: .*remoteEntry.* did not give a container/,
    )
    await logged
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect(badge(page)).toBeHidden()
  })

  test('origins that are not allowed and unpublished versions are refused', async ({ page }) => {
    await page.goto(`${product.url}/faq?app=public@http://localhost:1&app=chat@9.9.9`)
    await expect(badge(page)).toContainText('mfe-public@http://localhost:1 is not allowed here.')
    await expect(badge(page)).toContainText('mfe-chat@9.9.9 is not published.')
    await expect(heading(page)).toBeVisible()
  })
})

test('where the operator does not allow overrides, URL and storage are ignored', async ({
  page,
}) => {
  const origin = 'http://localhost:1'
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript((given) => {
    sessionStorage.setItem('overrides', JSON.stringify([`mfe-public@${given}`]))
  }, origin)
  const answer = await page.goto(`/faq?app=public@${origin}`)
  await expect(heading(page)).toBeVisible()
  await expect(badge(page)).toBeHidden()
  expect(asked.filter((url) => url.startsWith(origin))).toEqual([])
  expect(answer?.headers()['content-security-policy']).not.toContain('localhost')
})
