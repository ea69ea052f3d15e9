import { ensureBrowser, ensureEngines } from './browser.mjs'
import { build } from './build-all.mjs'
import { runChecks } from './run-checks.mjs'
import { ensureInstalled } from './setup.mjs'
import { browserSuite, enginesSuite, logsSuite, report } from './suites.mjs'

ensureInstalled()
ensureBrowser()
const hasEngines = ensureEngines()
build()
runChecks()
browserSuite()
if (hasEngines) enginesSuite()
logsSuite([/^server-/, /^postgres-/, /^web-server/, /^web-data.*postgres/])
report()
