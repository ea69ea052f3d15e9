import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { findBrowser } from '../scripts/browser.mjs'
import { serverOfThisWorker } from './src/support/worker-servers'

const chromiumFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: optimizing its code takes longer than it saves.
  '--js-flags=--no-opt --no-maglev --no-sparkplug',
]

export default defineConfig({
  testDir: './src',
  testIgnore: '**/src/engines/**',
  // A busy machine is slow, not wrong: only what hangs runs out of time.
  timeout: 480_000,
  expect: { timeout: 120_000 },
  globalSetup: './src/support/worker-servers.ts',
  fullyParallel: true,
  // What a page leaves idle while it waits, the suite beside this one uses.
  workers: Math.min(availableParallelism(), 8),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  outputDir: './test-results',
  use: {
    baseURL: serverOfThisWorker(),
    viewport: { width: 1280, height: 800 },
    // Its requests would pass by `page.route`; what it is for has tests of its own.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      chromiumSandbox: process.getuid?.() !== 0,
      args: chromiumFlags,
    },
  },
})
