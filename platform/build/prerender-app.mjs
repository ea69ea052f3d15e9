import { build } from 'esbuild'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compileWithSwc } from './compile-with-swc.mjs'
import { fileAddresses } from './file-addresses.mjs'

/** Compiles and runs the `src/prerender.tsx` of the folder of the first argument; writes its result to the second. */
const [folder = '', file = ''] = process.argv.slice(2)
const require = createRequire(import.meta.url)

const scratch = await mkdtemp(path.join(tmpdir(), 'prerender-'))
try {
  const outfile = path.join(scratch, 'prerender.cjs')
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/prerender.tsx'],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [compileWithSwc(folder), fileAddresses(folder)],
  })
  const { prerender } = require(outfile)
  await writeFile(file, JSON.stringify(prerender()))
} finally {
  await rm(scratch, { recursive: true, force: true })
}
