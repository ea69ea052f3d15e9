import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createApp, createStandaloneApp, removeApp } from './create-app/create-app.mjs'
import { ensureInstalled, root } from './setup.mjs'

const { values, positionals } = parseArgs({
  options: { remove: { type: 'boolean' }, standalone: { type: 'string' } },
  allowPositionals: true,
})
const [name = ''] = positionals

try {
  if (values.standalone !== undefined) {
    await ensureInstalled()
    const folder = resolve(values.standalone)
    await createStandaloneApp(root, name, folder)
    console.log(`${name} is in ${folder}; its README has every command.
cd ${folder} && npm install
npm run dev          runs it alone
npm run release      releases it, with SWIPEFOLIO_URL and DEPLOY_TOKEN`)
  } else if (values.remove) {
    removeApp(root, name)
    console.log(`${name} is gone from here. Where it is live: npm run release -- retire ${name}`)
  } else {
    createApp(root, name)
    console.log(`${name} is there.
npm run dev -w ${name}         runs it alone
npm run release -- ${name}     releases it`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
