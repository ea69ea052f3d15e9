import { ensureInstalled, root } from './setup.mjs'

await ensureInstalled()
// Imported after set-up, because a fresh checkout has no packages.
const { tsImport } = await import('tsx/esm/api')
/** @type {typeof import('../server/src/deploy-tokens/run-deploy-tokens')} */
const { runDeployTokens } = await tsImport(
  '../server/src/deploy-tokens/run-deploy-tokens.ts',
  import.meta.url,
)

process.exitCode = await runDeployTokens({
  root,
  args: process.argv.slice(2),
  env: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
})
