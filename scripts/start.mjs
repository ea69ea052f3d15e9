import './require-node.mjs'

// Imported after the check, because an old Node.js cannot run them.
const { buildApps, buildServer } = await import('./build-all.mjs')
const { ensureInstalled } = await import('./setup.mjs')

await ensureInstalled()
const { NODE_ENV, BENCH, LOCAL_BUILDS } = process.env
// Production serves what was released, and no build of the checkout.
const isPublished = NODE_ENV !== 'production' || BENCH === 'on' || LOCAL_BUILDS === 'on'
const appsBuilt = isPublished ? buildApps() : Promise.resolve()
// The server waits for it after the database, and fails with its error.
appsBuilt.catch(() => {})
await buildServer()
const { runServer } = await import(new URL('../server/dist/run-server.js', import.meta.url).href)
await runServer(appsBuilt)
