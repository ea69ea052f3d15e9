import { runChecks } from './run-checks.mjs'
import { ensureInstalled } from './setup.mjs'
import { logsSuite, report } from './suites.mjs'

await ensureInstalled()
await runChecks()
logsSuite([/^server-/, /^postgres-/])
report()
