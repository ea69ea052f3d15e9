import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { globSync } from 'glob'
import { root } from '../setup.mjs'
import { compile, declare } from './compile.mjs'
import { compiledEntry, readManifest } from './manifest.mjs'

const shared = join(root, 'shared')

/**
 * Writes the package @swipefolio/shared: compiled modules, declarations and source maps, no tests.
 * @param {string} target
 */
export async function stageShared(target) {
  rmSync(target, { recursive: true, force: true })
  const { name, version, type, sideEffects, exports, dependencies, peerDependencies } =
    readManifest(shared)
  const files = Object.values(exports)
  const catalogues = files.filter((file) => file.endsWith('.json'))
  const scripts = files.filter((file) => !file.endsWith('.json'))
  const entries = scripts.map((entry) => join(shared, entry))
  const folders = scripts.map((entry) => join(shared, dirname(entry), '**/*.{ts,tsx}'))
  const modules = globSync(folders, { ignore: ['**/*.test.*', '**/*.d.ts'], posix: true })
  await compile(modules, shared, target)
  declare([...entries, ...globSync(join(shared, '*/*.d.ts'))], shared, target)
  const manifest = {
    name,
    version,
    type,
    sideEffects,
    exports: Object.fromEntries(
      Object.entries(exports).map(([entry, file]) => [entry, compiledEntry(file)]),
    ),
    dependencies,
    peerDependencies,
  }
  for (const file of catalogues) copyFileSync(join(shared, file), join(target, file))
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const page of ['README.md', 'CHANGELOG.md']) {
    if (existsSync(join(shared, page))) copyFileSync(join(shared, page), join(target, page))
  }
}
