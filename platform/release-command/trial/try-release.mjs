import { CommandError } from '../command-error.mjs'
import { findBrowser } from './find-browser.mjs'
import { visit } from './visit.mjs'
import { visitsOf } from './visits.mjs'

/**
 * `sessionOf` gives what a page of a role has in its session storage.
 * @typedef {{ sessionOf: (role: string) => Record<string, string>, say: (line: string) => void, deadline?: number }} TrialOptions
 * @typedef {import('../../release-store/trials.ts').TriedScreen} TriedScreen
 */

/** Longer than a page may take to load a screen, for busy machines. */
const longest = 30_000
const endOfBrowser = 5_000

const noBrowser =
  'A release is tried in Chromium, and there is none: npm install -D @playwright/test and npx playwright install chromium, or name one in CHROMIUM_PATH.'

/** Starts a browser without a window, or returns the sentence that says why it cannot. */
async function startBrowser() {
  const playwright = await import('@playwright/test').catch(() => undefined)
  if (playwright === undefined) return noBrowser
  try {
    return await playwright.chromium.launch({
      executablePath: findBrowser(),
      // Chromium's sandbox does not run as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
  } catch {
    return noBrowser
  }
}

/**
 * Opens each screen of a published release in the live shell, and stores what came of it beside the release.
 * @param {import('../client.mjs').Client} client
 * @param {{ app: string, version: string }} target
 * @param {TrialOptions} options
 * @returns {Promise<string | undefined>} why it was not tried; throws when it did not pass
 */
export async function tryRelease(client, { app, version }, { sessionOf, say, deadline = longest }) {
  const browser = await startBrowser()
  if (typeof browser === 'string') return browser
  /** @type {TriedScreen[]} */
  const screens = []
  try {
    const [{ release }, { pass }] = await Promise.all([
      client.release(app, version),
      client.trialPass(app, version),
    ])
    for (const one of visitsOf(release)) {
      const session = sessionOf(one.role)
      const tried = { server: client.server, app, version, pass, session, deadline }
      screens.push(await visit(browser, one, tried))
    }
    await client.saveTrial(app, version, { browser: `Chromium ${browser.version()}`, screens })
  } finally {
    const patience = new Promise((resolve) => setTimeout(resolve, endOfBrowser).unref())
    await Promise.race([browser.close(), patience])
  }
  const faults = screens.flatMap((screen) => faultsOf(`${app} ${version}`, screen, deadline))
  if (faults.length > 0) throw new CommandError(faults.join('\n'))
  say(`${app} ${version} was tried in a browser: ${screens.length} screens were shown.`)
  return undefined
}

/**
 * @param {string} release
 * @param {TriedScreen} tried
 * @param {number} deadline
 */
function faultsOf(release, { screen, path, role, outcome, errors }, deadline) {
  const place = `${release}: ${screen || 'the shell'} at ${path} for ${role}`
  if (outcome === 'silent') {
    return [`${place} was not shown within ${deadline / 1000} seconds, and reported no failure.`]
  }
  if (outcome === 'failed') return [`${place} failed: ${errors.join('; ')}.`]
  return errors.map((error) => `${place} was shown, but threw: ${error}`)
}
