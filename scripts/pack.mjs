import { resolve } from 'node:path'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()
// Imported after set-up, because a fresh checkout has no packages.
const { packAll } = await import('./pack/pack.mjs')
const folder = resolve(process.argv[2] ?? '.cache/packages')
for (const file of Object.values(await packAll(folder))) console.log(`${folder}/${file}`)
