import { ensureBrowser } from './browser.mjs'
import { build } from './build-all.mjs'
import { runStaticChecks, runTests } from './run-checks.mjs'
import { ensureInstalled } from './setup.mjs'
import { browserSuite, logsSuite, report } from './suites.mjs'

const packages = ensureInstalled()
await Promise.all([packages.then(build), ensureBrowser(packages)])
await runStaticChecks()
// A core that one suite leaves idle works for the other.
await Promise.all([runTests(), browserSuite()])
logsSuite([/^server-/, /^postgres-/, /^web-server/, /^web-data.*postgres/])
report()
