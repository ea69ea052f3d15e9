import { ensureEngines } from './browser.mjs'
import { build } from './build-all.mjs'
import { ensureInstalled } from './setup.mjs'
import { enginesSuite, logsSuite, report } from './suites.mjs'

await ensureInstalled()
if (await ensureEngines()) {
  await build()
  await enginesSuite(process.argv.slice(2))
  logsSuite([/^web-server/])
  report()
} else process.exitCode = 1
