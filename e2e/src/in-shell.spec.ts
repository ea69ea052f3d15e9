import { expect, test, type Page } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyCheckout, type Checkout } from './support/checkout'
import { newDataDir } from './support/data-dirs'
import { testInFull } from './support/is-full'
import { startServer, stop } from './support/server-process'

test.describe.configure({ mode: 'default', timeout: 480_000 })

const styles = `
  @font-face { font-family: Branch; src: local(Arial); }
  *, body { visibility: hidden; }
  header, footer, main { display: none; }
  .branch { visibility: visible; }`
const oneLine = styles.replaceAll('\n', ' ')

/** A screen whose global styles would hide the page around it. */
const screen = `
  import { useEffect } from 'react'
  import { createGlobalStyle } from 'styled-components'

  const Everything = createGlobalStyle\`${styles} .branch { text-transform: uppercase; }\`

  const addStyle = (parent: Element, text: string) => {
    const style = document.createElement('style')
    parent.append(style)
    const rules = new CSSStyleSheet()
    rules.replaceSync('${oneLine}' + text)
    for (const { cssText } of rules.cssRules) style.sheet?.insertRule(cssText)
  }

  export default function Branch() {
    useEffect(() => {
      const parent = document.createElement('div')
      document.body.append(parent)
      const unaddressed = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
      document.head.append(unaddressed)
      addStyle(document.head, '.branch { text-decoration: underline; }')
      addStyle(parent, '.branch { text-indent: 2px; }')
      addStyle(document.documentElement, '.branch { word-spacing: 3px; }')
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = __webpack_public_path__ + 'branch.css'
      document.head.append(link)
    }, [])
    return <>
      <Everything />
      <style>{'${oneLine} .branch { letter-spacing: 5px; }'}</style>
      <p className="branch">This is the branch.</p>
    </>
  }`

const shown = (page: Page) => page.getByText('This is the branch.')

let checkout: Checkout
let branch: string
const running: ChildProcess[] = []

test.beforeAll(async () => {
  checkout = copyCheckout()
  // The other apps would only be built.
  for (const app of ['mfe-chat', 'mfe-jobseeker', 'mfe-recruiter']) {
    rmSync(join(checkout.folder, app), { recursive: true })
  }
  checkout.write('mfe-public/src/screens/faq/faq-screen.tsx', screen)
  checkout.write('mfe-public/public/branch.css', `${styles} .branch { font-style: italic; }`)
  const command = join(checkout.folder, 'platform/bin/platform-dev.mjs')
  branch = await start([command, '--in-shell'], 'mfe-public', /\?app=mfe-public@(\S+)/)
})

test.afterAll(async () => {
  for (const child of running) {
    const ended = once(child, 'exit')
    if (child.kill()) await ended
  }
  checkout.remove()
})

/** Starts a program in the checkout; resolves with the address that it prints. */
async function start(args: string[], folder: string, printed: RegExp, settings = {}) {
  const env = { ...process.env, PORT: '0', ...settings }
  const child = spawn(process.execPath, args, { cwd: join(checkout.folder, folder), env })
  running.push(child)
  let output = ''
  return new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(output)))
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const address = printed.exec(output)?.[1]
        if (address !== undefined) resolve(address)
      })
    }
  })
}

async function expectBranch(page: Page, url: string) {
  const entry = page.waitForRequest((request) => request.url().startsWith(`${branch}/remoteEntry`))
  await page.goto(`${url}/faq?app=public@${branch}`)
  await entry
  await expect(shown(page)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Builds in this tab' })).toHaveText(
    `mfe-public@${branch}Reset`,
  )
}

// standalone-app.spec.ts runs a development build in a shell that is built for production.
testInFull('in-shell development leaves the build that a server publishes', () => {
  expect(existsSync(join(checkout.folder, 'mfe-public/dist'))).toBe(false)
})

testInFull(
  'a development build runs in a shell that is built for production, and its styles end at the frame',
  async ({ page }) => {
    const product = await startServer({ OVERRIDES: branch })
    await expectBranch(page, product.url)
    await expect(shown(page)).toHaveCSS('text-transform', 'uppercase')
    for (const [property, value] of [
      ['text-decoration-line', 'underline'],
      ['font-style', 'italic'],
      ['text-indent', '2px'],
      ['word-spacing', '3px'],
      // The policy refuses a style element with text.
      ['letter-spacing', 'normal'],
    ] as const) {
      await expect(shown(page)).toHaveCSS(property, value)
    }
    for (const part of ['banner', 'contentinfo', 'main'] as const) {
      await expect(page.getByRole(part)).toBeVisible()
    }
    await stop(product)
  },
)

// Two builds and the compilation of the server cost as much as ten journeys.
testInFull(
  'a development build runs in a shell that is built for development',
  async ({ page }) => {
    const settings = { OVERRIDES: branch, DATA_DIR: newDataDir(), LIMITS: 'off', LOG_LEVEL: 'warn' }
    const command = join(checkout.folder, 'scripts/dev.mjs')
    const url = await start([command], '.', /ready at (http:\S+)/, settings)
    await expectBranch(page, url)
    await expect(shown(page)).toHaveCSS('text-transform', 'uppercase')
  },
)
