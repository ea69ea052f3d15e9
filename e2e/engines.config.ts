import { defineConfig } from '@playwright/test'
import { type EngineOptions, engines } from './src/engines/test'
import { serverOfThisWorker } from './src/support/worker-servers'

/** The journeys in the other engines, as Debian ships them. */
export default defineConfig<object, EngineOptions>({
  testDir: './src/engines',
  timeout: 240_000,
  expect: { timeout: 60_000 },
  globalSetup: './src/support/worker-servers.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  outputDir: './test-results',
  use: { baseURL: serverOfThisWorker() },
  projects: (Object.keys(engines) as (keyof typeof engines)[]).map((engineName) => ({
    name: engineName,
    use: { engineName },
  })),
})
