import { build } from './build-all.mjs'
import { ensureInstalled } from './setup.mjs'

ensureInstalled()
build()
await import(new URL('../server/dist/main.js', import.meta.url).href)
