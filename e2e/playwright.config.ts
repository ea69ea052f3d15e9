import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../scripts/browser.mjs'

const port = Number(process.env.E2E_PORT ?? 8210)
const { LOG_EVIDENCE } = process.env
process.env.E2E_DATA_DIR ??= LOG_EVIDENCE
  ? join(LOG_EVIDENCE, 'web-data')
  : mkdtempSync(join(tmpdir(), 'e2e-'))

const chromiumFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: './src',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  outputDir: './test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      chromiumSandbox: process.getuid?.() !== 0,
      args: chromiumFlags,
    },
  },
  webServer: {
    command: LOG_EVIDENCE
      ? `exec node dist/main.js >> ${join(LOG_EVIDENCE, 'web-server.log')} 2>&1`
      : 'node dist/main.js',
    cwd: join(import.meta.dirname, '../server'),
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      PUBLIC_URL: `http://localhost:${port}`,
      LIMITS: 'off',
      ...(LOG_EVIDENCE && { LOG_LEVEL: 'trace' }),
    },
  },
})
