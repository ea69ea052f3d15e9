import { runChecks } from './run-checks.mjs'
import { ensureInstalled } from './setup.mjs'
import { report } from './suites.mjs'

ensureInstalled()
runChecks()
report()
