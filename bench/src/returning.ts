import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishBuiltApps } from '@swipefolio/platform/release-store'
import type { BrowserContext } from 'playwright-core'
import { copyCheckout } from './checkout'
import { launchBrowser } from './launch-browser'
import { logIn, say, startProduct } from './product'

/** A file of each app and a text in it; the release changes the text. */
const changes = {
  'mfe-recruiter': ['src/screens/swipe/swipe-screen.tsx', 'Start Swiping'],
  shell: ['src/screens/not-found/not-found-screen.tsx', 'Page not found'],
} as const

const checkout = copyCheckout()
const product = await startProduct()
const browser = await launchBrowser()
try {
  const token = await logIn(product.address, 'recruiter', 'maya@demo.swipefolio.example')
  say('Bytes on the wire of files of apps, on home and the deck of a recruiter')
  for (const app of ['mfe-recruiter', 'shell'] as const) {
    const [source, text] = changes[app]
    const file = join(checkout.folder, app, source)
    const original = readFileSync(file, 'utf8')
    if (!original.includes(text)) throw new Error(`${source} has no '${text}'`)
    const releaseWith = async (mark: string) => {
      writeFileSync(file, original.replace(text, `${text}${mark}`))
      await release(app)
    }
    // Both from this checkout, whose paths to packages are others than those of the builds that the server starts with.
    await releaseWith('?')
    const context = await browser.newContext()
    await context.addInitScript((given) => {
      sessionStorage.setItem('token', given)
      sessionStorage.setItem('role', 'recruiter')
    }, token)
    say(`first visit                      ${await visit(context)}`)
    say(`second visit, nothing released   ${await visit(context)}`)
    await releaseWith('!')
    say(`after a release of ${app.padEnd(14)}${await visit(context)}`)
    await context.close()
  }
} finally {
  await browser.close()
  await product.stop()
  checkout.remove()
}

async function release(app: string) {
  await checkout.run('platform/bin/platform-build.mjs', [], app)
  const folders = [join(checkout.folder, app)]
  await publishBuiltApps({ pool: product.pool, folders, log: () => undefined })
}

async function visit(context: BrowserContext): Promise<string> {
  let bytes = 0
  let requests = 0
  for (const path of ['/', '/swipeprojects']) {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const fetched = new Set<string>()
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      const isFile = new URL(response.url).pathname.startsWith('/apps/')
      if (isFile && !response.fromDiskCache) fetched.add(requestId)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!fetched.has(requestId) || encodedDataLength === 0) return
      bytes += encodedDataLength
      requests += 1
    })
    await page.goto(product.address + path)
    await page.waitForTimeout(4000)
    await page.close()
  }
  return `${String(requests).padStart(3)} files, ${String(bytes).padStart(7)} B`
}
