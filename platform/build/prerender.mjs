import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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
    // Runs in a separate process, because an app may change the global scope.
    const code = 'process.stdout.write(JSON.stringify(require(process.argv[1]).prerender()))'
    const { stdout } = await execute(
      process.execPath,
      ['-e', code, path.join(scratch, 'prerender.cjs')],
      { maxBuffer: 16 * 1024 * 1024, env: { ...process.env, NODE_ENV: 'production' } },
    )
    await writeFile(path.join(dist, prerenderedFile), stdout)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
