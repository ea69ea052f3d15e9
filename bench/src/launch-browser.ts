import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.mjs'

/** The browser that the journeys use, without its own background traffic. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
