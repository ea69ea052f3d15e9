import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import webpack from 'webpack'
import { runCompiler } from './run-compiler.mjs'

const require = createRequire(import.meta.url)
const execute = promisify(execFile)

/** The file of a release that holds the HTML of its screens. */
export const prerenderedFile = 'prerendered.json'

/**
 * Runs the app's `src/prerender.tsx`, if it has one, and writes its result into `dist`.
 * @param {string} folder
 * @param {string} dist
 */
export async function prerender(folder, dist) {
  if (!existsSync(path.join(folder, 'src/prerender.tsx'))) return
  const { prerenderConfig } = require('../preset/prerender-config.cjs')
  const scratch = await mkdtemp(path.join(tmpdir(), 'prerender-'))
  try {
    const compiler = webpack(prerenderConfig(folder, scratch))
    if (compiler === null) throw new Error(`${folder} cannot be prerendered`)
    await runCompiler(compiler)
    // Runs in a separate process, because an app may change the global scope. Its output may contain what the app logs.
    const code = `const [, module, file] = process.argv
      require('node:fs').writeFileSync(file, JSON.stringify(require(module).prerender()))`
    const args = [path.join(scratch, 'prerender.cjs'), path.join(dist, prerenderedFile)]
    const env = { ...process.env, NODE_ENV: 'production' }
    await execute(process.execPath, ['-e', code, ...args], { env })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
