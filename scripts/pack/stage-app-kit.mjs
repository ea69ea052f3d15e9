import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { globSync } from 'glob'
import { root } from '../setup.mjs'
import { compile, declare } from './compile.mjs'
import { compiledEntry, readManifest } from './manifest.mjs'

/** What an app needs of the platform: nothing that runs in the server. */
const parts = [
  'apps',
  'bin',
  'build',
  'drills',
  'messages',
  'preset',
  'registry',
  'release-command',
  'release-plugin',
  'schemas',
]

/**
 * Writes the package @swipefolio/app-kit: the kit and the platform's parts that it uses, in the folders of the tree.
 * @param {string} target
 */
export async function stageAppKit(target) {
  rmSync(target, { recursive: true, force: true })
  const kit = readManifest(join(root, 'app-kit'))
  const platform = readManifest(join(root, 'platform'))
  const files = globSync(
    ['app-kit/*.{ts,mjs,cjs}', 'app-kit/{bin,jest}/*', `platform/{${parts.join(',')}}/**`],
    {
      cwd: root,
      posix: true,
      nodir: true,
      ignore: ['**/*.test.*', '**/jest.config.cjs', '**/hydrate-postgres.mjs'],
    },
  )
  const sources = files.filter((file) => file.endsWith('.ts'))
  const entries = Object.values(kit.exports).filter((file) => file.endsWith('.ts'))
  await compile(
    sources.map((file) => join(root, file)),
    root,
    target,
  )
  declare(
    entries.map((file) => join(root, 'app-kit', file)),
    root,
    target,
  )
  const scripts = files.filter((file) => !file.endsWith('.ts'))
  for (const file of scripts) copyScript(file, target)
  const manifest = {
    name: kit.name,
    version: kit.version,
    type: kit.type,
    bin: placed('app-kit', kit.bin),
    exports: {
      ...placed('app-kit', kit.exports),
      './schemas/*': './platform/schemas/*',
      './tsconfig.json': './tsconfig.json',
    },
    dependencies: dependenciesOf(kit, platform, target),
    peerDependencies: kit.peerDependencies,
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  writeFileSync(join(target, 'tsconfig.json'), JSON.stringify({ compilerOptions }, null, 2))
}

/**
 * Scripts stay as they are, but for the names of the modules that were compiled.
 * @param {string} file
 * @param {string} target
 */
function copyScript(file, target) {
  const place = join(target, file)
  mkdirSync(dirname(place), { recursive: true })
  const text = readFileSync(join(root, file), 'utf8')
  copyFileSync(join(root, file), place)
  writeFileSync(place, text.replaceAll(/(['"]\.{1,2}\/[^'"\s]+)\.ts(?=['"])/g, '$1.js'))
}

/**
 * @param {string} folder
 * @param {Record<string, string>} paths
 */
const placed = (folder, paths) =>
  Object.fromEntries(
    Object.entries(paths).map(([name, file]) => [name, compiledEntry(`./${join(folder, file)}`)]),
  )

/**
 * The kit's own dependencies and those of the platform that the packed files import.
 * @param {any} kit
 * @param {any} platform
 * @param {string} target
 */
function dependenciesOf(kit, platform, target) {
  const texts = globSync('**/*.{js,mjs,cjs}', { cwd: target, absolute: true }).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const isUsed = (/** @type {string} */ name) =>
    texts.some((text) => new RegExp(`['"]${name}['"/]`).test(text))
  const used = Object.entries(platform.dependencies).filter(([name]) => isUsed(name))
  return { ...kit.dependencies, ...Object.fromEntries(used) }
}
