import { ensureBrowser } from './browser.mjs'
import { build } from './build-all.mjs'
import { runStaticChecks, runTests } from './run-checks.mjs'
import { ensureInstalled } from './setup.mjs'
import { browserSuite, logsSuite, report } from './suites.mjs'

const packages = ensureInstalled()
// A core that one leaves idle works for the others.
await Promise.all([packages.then(build), packages.then(runStaticChecks), ensureBrowser(packages)])
await Promise.all([runTests(), browserSuite()])
logsSuite([/^server-/, /^postgres-/, /^web-server/, /^web-data.*postgres/])
report()
