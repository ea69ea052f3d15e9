import { runStaticChecks, runTests } from './run-checks.mjs'
import { ensureInstalled } from './setup.mjs'
import { logsSuite, report } from './suites.mjs'

await ensureInstalled()
await runStaticChecks()
await runTests()
logsSuite([/^server-/, /^postgres-/])
report()
