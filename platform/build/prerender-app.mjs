import { build } from 'esbuild'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { compileWithSwc } from './compile-with-swc.mjs'
import { fileAddresses } from './file-addresses.mjs'
import { prerenderedFile } from './prerender.mjs'

/**
 * Compiles and runs the `src/prerender.tsx` of the folder of the first argument; writes its result into the folder of the second, and
 * for each language after them the result with its catalogue.
 */
const [folder = '', results = '', ...languages] = process.argv.slice(2)
const compiled = compileWithSwc(folder)

/** @param {string} name of the bundle @param {string} [language] */
async function prerender(name, language) {
  const outfile = path.join(scratch, `${name}.cjs`)
  const catalogue = language ? `import './src/i18n/${language}'\n` : ''
  await build({
    absWorkingDir: folder,
    // The catalogue is set before any module with a message is evaluated.
    stdin: {
      contents: `${catalogue}export { prerender } from './src/prerender'`,
      resolveDir: folder,
    },
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [compiled, fileAddresses(folder)],
  })
  const file = path.join(results, prerenderedFile(language))
  // Has its own global scope: apps leave marks in it.
  const worker = new Worker(new URL('run-prerender.mjs', import.meta.url), {
    workerData: { bundle: outfile, file },
  })
  const [code] = await once(worker, 'exit')
  if (code !== 0) throw new Error(`${file} could not be made`)
}

const scratch = await mkdtemp(path.join(tmpdir(), 'prerender-'))
try {
  for (const language of [undefined, ...languages]) {
    await prerender(language ?? 'source', language)
  }
} finally {
  await rm(scratch, { recursive: true, force: true })
}
