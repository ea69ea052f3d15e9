import { ensureInstalled, root } from './setup.mjs'

await ensureInstalled()
// Imported after set-up, because a fresh checkout has no packages.
const { tsImport } = await import('tsx/esm/api')
/** @type {typeof import('../server/src/backup/run-backup')} */
const { runBackup } = await tsImport('../server/src/backup/run-backup.ts', import.meta.url)

process.exitCode = await runBackup({
  root,
  args: process.argv.slice(2),
  env: process.env,
  say: (/** @type {string} */ line) => console.log(line),
  complain: (/** @type {string} */ line) => console.error(line),
})
