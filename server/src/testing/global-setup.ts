import { lendPostgres } from '@swipefolio/platform/testing'
import { createGenerousGitHub } from './fake-github'
import { buildServer } from './server-process'
import { testRun } from './test-run'

/** The resources that all test files of a run share. */
export default async function globalSetup(): Promise<void> {
  buildServer()
  const github = await createGenerousGitHub()
  process.env.TEST_GITHUB = JSON.stringify(github.github)
  const postgres = await lendPostgres()
  testRun.stop = async () => {
    await github.close()
    await postgres.stop()
  }
}
