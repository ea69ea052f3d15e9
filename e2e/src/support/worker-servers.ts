import type { FullConfig } from '@playwright/test'
import { isInstalled } from '../../../scripts/setup.mjs'
import { makeTemplateDir, removeDataDirs } from './data-dirs'
import { startServer, stop } from './server-process'

const variable = 'E2E_SERVERS'

/** Starts a server with a database of its own for each worker, so that tests that run side by side share nothing. */
export default async function startWorkerServers({ workers }: FullConfig) {
  // A copied checkout, which shares the packages, would install them anew under the running tests.
  if (!isInstalled()) throw new Error('Packages or build are not up to date: npm run build')
  await stop(await startServer({ DATA_DIR: makeTemplateDir() }))
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer()))
  process.env[variable] = servers.map(({ url }) => url).join(' ')
  return async () => {
    await Promise.all(servers.map(stop))
    removeDataDirs()
  }
}

/** The address of the server that the tests of this process use. */
export const serverOfThisWorker = () =>
  process.env[variable]?.split(' ')[Number(process.env.TEST_PARALLEL_INDEX)]
