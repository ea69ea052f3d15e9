import { build, stop } from 'esbuild'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = import.meta.dirname

const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))

/** Packages of hundreds of ES modules: read one by one, they took a third of a start. */
const bundled = ['kysely', 'mdast-util-from-markdown', 'typebox']

const server = await build({
  absWorkingDir: here,
  entryPoints: [
    'src/main.ts',
    'src/run-server.ts',
    'src/run-command.ts',
    { in: 'src/modules/ai-review/analysis/process.ts', out: 'analysis-process' },
  ],
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'linked',
  // The platform's own dependencies are bundled: from here another version of them may be found.
  external: [
    ...Object.keys(dependencies).filter(
      (name) => !name.startsWith('@swipefolio/') && !bundled.includes(name),
    ),
    './run-server.js',
    './run-command.js',
  ],
  logLevel: 'warning',
  write: false,
})

const worker = await build({
  entryPoints: [fileURLToPath(import.meta.resolve('@swipefolio/platform/service-worker'))],
  outfile: join(here, 'dist', 'service-worker.js'),
  bundle: true,
  minify: true,
  target: 'es2022',
  format: 'iife',
  logLevel: 'warning',
  write: false,
})

// Each file appears whole: a server may be starting from the previous one.
for (const { path, contents } of [...server.outputFiles, ...worker.outputFiles]) {
  const unfinished = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(unfinished, contents)
  renameSync(unfinished, path)
}

// Otherwise its process stays for as long as the server that this module may be imported by.
await stop()
