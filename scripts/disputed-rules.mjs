import { ensureInstalled, root } from './setup.mjs'

await ensureInstalled()
// Imported after set-up, because a fresh checkout has no packages.
const { tsImport } = await import('tsx/esm/api')
/** @type {typeof import('../server/src/disputed-rules/run-disputed-rules')} */
const { runDisputedRules } = await tsImport(
  '../server/src/disputed-rules/run-disputed-rules.ts',
  import.meta.url,
)

process.exitCode = await runDisputedRules({
  root,
  env: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
})
