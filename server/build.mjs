import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname

/** @param {string} folder */
const dependenciesOf = (folder) =>
  Object.keys(
    JSON.parse(readFileSync(join(here, folder, 'package.json'), 'utf8')).dependencies,
  ).filter((name) => !name.startsWith('@swipefolio/'))

await build({
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
})
