import { build } from './build-all.mjs'
import { ensureInstalled } from './setup.mjs'

ensureInstalled()
await build()
