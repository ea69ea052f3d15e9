import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { runCompiler } from './run-compiler.mjs'

/** Compiles and runs the `src/prerender.tsx` of the folder of the first argument; writes its result to the second. */
const [folder = '', file = ''] = process.argv.slice(2)
const require = createRequire(import.meta.url)
const { prerenderConfig } = require('../preset/prerender-config.cjs')

const scratch = await mkdtemp(path.join(tmpdir(), 'prerender-'))
try {
  const compiler = webpack(prerenderConfig(folder, scratch))
  if (compiler === null) throw new Error(`${folder} cannot be prerendered`)
  await runCompiler(compiler)
  const { prerender } = require(path.join(scratch, 'prerender.cjs'))
  await writeFile(file, JSON.stringify(prerender()))
} finally {
  await rm(scratch, { recursive: true, force: true })
}
