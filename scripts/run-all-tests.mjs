import { ensureBrowser } from './browser.mjs'
import { build } from './build-all.mjs'
import { runChecks } from './run-checks.mjs'
import { ensureInstalled } from './setup.mjs'
import { browserSuite, report } from './suites.mjs'

ensureInstalled()
ensureBrowser()
build()
runChecks()
browserSuite()
report()
