import { buildApps, buildServer } from './build-all.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()
const appsBuilt = buildApps()
// The server waits for it after the database, and fails with its error.
appsBuilt.catch(() => {})
await buildServer()
const { runServer } = await import(new URL('../server/dist/run-server.js', import.meta.url).href)
await runServer(appsBuilt)
