import { build } from 'esbuild'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const here = import.meta.dirname

/** @param {string} folder */
const dependenciesOf = (folder) =>
  Object.keys(
    JSON.parse(readFileSync(join(here, folder, 'package.json'), 'utf8')).dependencies,
  ).filter((name) => !name.startsWith('@swipefolio/'))

const { outputFiles } = await build({
  absWorkingDir: here,
  entryPoints: ['src/main.ts'],
  outfile: 'dist/main.js',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'linked',
  external: [...dependenciesOf('.'), ...dependenciesOf('../platform')],
  logLevel: 'warning',
  write: false,
})

// Each file appears whole: a server may be starting from the previous one.
for (const { path, contents } of outputFiles) {
  const unfinished = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(unfinished, contents)
  renameSync(unfinished, path)
}
