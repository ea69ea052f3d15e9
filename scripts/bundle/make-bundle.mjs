import { findAppFolders } from '@swipefolio/platform/apps'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../setup.mjs'
import { productionPackages } from './production-packages.mjs'

const target = join(root, 'dist', 'swipefolio')
const serverFiles = [
  'scripts/require-node.mjs',
  'server/dist/main.js',
  'server/dist/run-server.js',
  'server/dist/run-command.js',
  'server/dist/service-worker.js',
  'server/dist/analysis-process.js',
  'server/src/foundation/passwords/hash-thread.mjs',
  'server/src/foundation/processes/answer-tasks.mjs',
  'server/src/foundation/processes/lower-priority.mjs',
  'server/src/modules/images/encoder-process.mjs',
  'server/src/modules/public-page/picture-process.mjs',
  'server/src/modules/readmes/parse-process.mjs',
]
/** Files of packages that nothing reads at run time; licences stay. */
const unread = /\.(map|md|markdown|[cm]?ts)$|\/(test|tests|docs|benchmarks?|examples?)$/

const entry = `import './scripts/require-node.mjs'
process.env.NODE_ENV ??= 'production'
await import('./server/dist/main.js')
`

/**
 * Makes `dist/swipefolio`: the built server with its production packages and the built apps, in the places that they have in a
 * checkout. It runs on the platform that it is made on. Returns a sentence.
 */
export function makeBundle() {
  const unfinished = `${target}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  const copy = (/** @type {string} */ path, options = {}) =>
    cpSync(join(root, path), join(unfinished, path), { recursive: true, ...options })

  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifest = { name: 'swipefolio', private: true, type: 'module', engines }
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  writeFileSync(join(unfinished, 'server.mjs'), entry)
  for (const file of serverFiles) copy(file)
  for (const folder of productionPackages()) copyPackage(folder, copy)
  for (const folder of findAppFolders(root)) copyApp(folder, copy)

  replace(unfinished)
  return `${target}: ${Math.round(sizeOf(target) / 1e6)} MB. Start it with DATABASE_URL and node server.mjs.`
}

/** @typedef {(path: string, options?: import('node:fs').CopySyncOptions) => void} Copy */

/** @param {string} folder @param {Copy} copy */
function copyPackage(folder, copy) {
  const source = join(root, folder)
  const filter = (/** @type {string} */ file) => {
    const path = file.slice(source.length)
    // Packages inside of it are in the list themselves.
    return !path.startsWith('/node_modules') && !unread.test(path)
  }
  copy(folder, { filter, dereference: true })
}

/** Copies what a start publishes. @param {string} folder @param {Copy} copy */
function copyApp(folder, copy) {
  const app = basename(folder)
  const record = join(folder, 'dist', 'release.json')
  if (!existsSync(record)) throw new Error(`${app} is not built.`)
  const { files } = JSON.parse(readFileSync(record, 'utf8'))
  copy(join(app, 'app.json'))
  for (const file of ['release.json', ...Object.keys(files)]) copy(join(app, 'dist', file))
}

/** Puts the finished folder in the place of the previous one. @param {string} unfinished */
function replace(unfinished) {
  const previous = `${target}.previous`
  rmSync(previous, { recursive: true, force: true })
  mkdirSync(dirname(target), { recursive: true })
  if (existsSync(target)) renameSync(target, previous)
  renameSync(unfinished, target)
  rmSync(previous, { recursive: true, force: true })
}

/** @param {string} folder */
const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
