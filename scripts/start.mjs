import './require-node.mjs'

// Imported after the check, because an old Node.js cannot run them.
const { buildApps, buildServer } = await import('./build-all.mjs')
const { ensureInstalled } = await import('./setup.mjs')

await ensureInstalled()
const { NODE_ENV, BENCH } = process.env
// Production needs the builds only as its first release.
const begun = NODE_ENV === 'production' && BENCH !== 'on' ? undefined : buildApps()
// The server waits for it after the database, and fails with its error.
begun?.catch(() => {})
await buildServer()
const { runServer } = await import(new URL('../server/dist/run-server.js', import.meta.url).href)
await runServer(() => begun ?? buildApps())
