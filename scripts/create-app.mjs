import { createApp, removeApp } from './create-app/create-app.mjs'
import { root } from './setup.mjs'

const args = process.argv.slice(2)
const [name = ''] = args.filter((arg) => !arg.startsWith('--'))

try {
  if (args.includes('--remove')) {
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
