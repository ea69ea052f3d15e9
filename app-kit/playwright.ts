import { defineConfig } from '@playwright/test'

/**
 * Runs the drills of an app in its own repository, against the product at `SWIPEFOLIO_URL`. `CHROMIUM_PATH` names the
 * browser; without it, Playwright's own is used.
 */
export const drillsConfig = () => {
  const { SWIPEFOLIO_URL, CHROMIUM_PATH, CI } = process.env
  return defineConfig({
    testDir: 'drills',
    // A busy machine is slow, not wrong: only what hangs runs out of time.
    timeout: 240_000,
    expect: { timeout: 60_000 },
    fullyParallel: true,
    forbidOnly: Boolean(CI),
    reporter: 'line',
    use: {
      baseURL: SWIPEFOLIO_URL || 'http://localhost:8080',
      viewport: { width: 1280, height: 800 },
      // Its requests would pass by `page.route`.
      serviceWorkers: 'block',
      launchOptions: {
        executablePath: CHROMIUM_PATH || undefined,
        chromiumSandbox: process.getuid?.() !== 0,
      },
    },
  })
}
