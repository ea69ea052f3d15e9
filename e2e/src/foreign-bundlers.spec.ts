import { expect, test, type Page } from '@playwright/test'
import { rspack } from '@rspack/core'
import type { Release } from '@swipefolio/platform/registry'
import { randomUUID } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { logInDemo } from './support/demo'
import { isFull } from './support/is-full'
import { startReleaseStage, type ReleaseStage } from './support/releases'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: async ({}, use) => use(stage?.server.url) })

const app = 'mfe-foreign'
const builds = join(tmpdir(), `foreign-${randomUUID()}`)

let stage: ReleaseStage
let team: string

test.beforeAll(async () => {
  stage = await startReleaseStage()
  team = await stage.token('foreign-team', '--apps', app)
})
test.afterAll(async () => {
  await stage.end()
  rmSync(builds, { recursive: true, force: true })
})

const bundlers = { webpack, rspack } as unknown as Record<string, typeof webpack>

const fixtures = join(import.meta.dirname, '../fixtures')

/** A release whose record and scripts somebody wrote without a bundler. */
function copyHandwritten(folder: string) {
  cpSync(join(fixtures, 'foreign/app.json'), join(folder, 'app.json'))
  for (const name of readdirSync(join(fixtures, 'by-hand'))) {
    cpSync(join(fixtures, 'by-hand', name), join(folder, name.replace(/\.txt$/, '')))
  }
}

/** Builds the app with a plain configuration of a bundler, without the platform's preset. */
async function build(name: string, version: string) {
  const folder = join(builds, version)
  if (name === 'hand') {
    copyHandwritten(folder)
    return folder
  }
  const { default: configure } = (await import(`../fixtures/foreign/${name}.config.mjs`)) as {
    default: (options: { version: string }) => webpack.Configuration
  }
  const compiler = bundlers[name]?.({ ...configure({ version }), output: { path: folder } })
  await new Promise<void>((resolve, reject) => {
    compiler?.run((failure, stats) => {
      if (failure ?? stats?.hasErrors()) reject(failure ?? new Error(stats?.toString()))
      else compiler.close(() => resolve())
    })
  })
  return folder
}

const shares = {
  react: { requires: expect.any(String) },
  'styled-components': { requires: expect.any(String) },
  '@swipefolio/shared/session': { requires: expect.any(String), takes: ['useSession'] },
  '@swipefolio/shared/ui': {
    requires: expect.any(String),
    takes: ['Page', 'PageHeader', 'Text'],
  },
}

const sharesOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release).shares

const lazyChunk = async () => {
  const { base = '', integrity = {}, entry, screens } = (await stage.registry()).apps[app] ?? {}
  const known = [entry, ...(screens?.Foreign?.files ?? [])]
  const [name] = Object.keys(integrity).filter(
    (file) => file.endsWith('.js') && !known.includes(file),
  )
  return `${base}${name}`
}

const main = (page: Page) => page.getByRole('main')
const chunkText = (page: Page) => main(page).getByText('The lazy chunk is here.')

for (const [name, version] of [
  ['webpack', '1.0.0'],
  ...(isFull ? [['rspack', '2.0.0'] as const] : []),
  ['hand', '3.0.0'],
] as const) {
  test(`an app built by ${name} runs in the live shell with its session and styles`, async ({
    page,
  }) => {
    const folder = await build(name, version)
    if (name !== 'hand') expect(sharesOf(folder)).toEqual(shares)
    const published = await stage.release(team, 'publish-dir', folder)
    expect(published.output).toContain(`${app} ${version} is published`)
    const { output } = await stage.release(team, 'promote', `${app}@${version}`)
    expect(output).toContain(`${app} ${version} is live`)
    await stage.untilLive(app, version)

    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await logInDemo(page, 'recruiter')
    await page.goto('/foreign')
    await expect(main(page).getByText('Logged in: Maya')).toHaveCSS('outline-style', 'solid')
    await expect(chunkText(page)).toBeVisible()
    expect(faults).toEqual([])
  })

  test(`a changed lazy chunk of ${name} is refused`, async ({ page }) => {
    const chunk = await lazyChunk()
    await page.route(`**${chunk}*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'globalThis.tampered = true' }),
    )
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes("Failed to find a valid digest in the 'integrity' attribute"),
    )
    await page.goto('/foreign')
    await refused
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  })
}
