import { ensureInstalled, root } from './setup.mjs'

await ensureInstalled()
// Imported after set-up, because a fresh checkout has no packages.
const { tsImport } = await import('tsx/esm/api')
/** @type {typeof import('../server/src/files/run-move-files')} */
const { runMoveFiles } = await tsImport('../server/src/files/run-move-files.ts', import.meta.url)

process.exitCode = await runMoveFiles({
  root,
  args: process.argv.slice(2),
  env: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
})
