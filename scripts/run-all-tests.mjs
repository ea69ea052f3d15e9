import { ensureBrowser } from './browser.mjs'
import { build } from './build-all.mjs'
import { runChecks } from './run-checks.mjs'
import { ensureInstalled } from './setup.mjs'
import { browserSuite, logsSuite, report } from './suites.mjs'

const packages = ensureInstalled()
await Promise.all([packages.then(build), ensureBrowser(packages)])
await runChecks()
browserSuite()
logsSuite([/^server-/, /^postgres-/, /^web-server/, /^web-data.*postgres/])
report()
