import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

interface Manifest {
  name: string
  version: string
  bin?: string | Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/**
 * Installs a standalone app without a registry: unpacks the packages that it brings, and links every other package that
 * the app or they declare to the one in this checkout. What nobody declares is not there.
 */
export function installOffline(app: string): string[] {
  const modules = join(app, 'node_modules')
  const { dependencies, devDependencies } = readManifest(app)
  const declared = { ...dependencies, ...devDependencies }
  for (const [name, place] of Object.entries(declared)) {
    const [, archive] = /^file:(.*)$/.exec(place) ?? []
    if (archive === undefined) continue
    unpack(join(app, archive), join(modules, name))
    Object.assign(declared, needsOf(join(modules, name)))
  }
  for (const name of Object.keys(declared)) {
    const folder = join(modules, name)
    if (!existsSync(folder)) link(installed(name), folder)
  }
  linkBins(modules, Object.keys(declared))
  const packages = Object.keys(declared).map((name) => [
    `node_modules/${name}`,
    { version: readManifest(join(modules, name)).version },
  ])
  const lockfile = { lockfileVersion: 3, packages: Object.fromEntries(packages) as unknown }
  writeFileSync(join(modules, '.package-lock.json'), JSON.stringify(lockfile))
  // Preparing the compiler's plugin takes longer than compiling an app.
  link(join(root, '.cache/swc'), join(app, '.cache/swc'))
  return Object.keys(declared)
}

/** Unlike its other dependencies, a package's own are not installed beside a linked one. */
function needsOf(folder: string) {
  const { dependencies, peerDependencies } = readManifest(folder)
  return { ...dependencies, ...peerDependencies }
}

/** A package in this checkout; some versions are installed for one workspace only. */
function installed(name: string): string {
  const places = ['shared', 'platform', '.'].map((one) => join(root, one, 'node_modules', name))
  const found = places.find((place) => existsSync(place))
  if (found === undefined) throw new Error(`${name} is not installed in this checkout`)
  return found
}

function unpack(archive: string, folder: string) {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1'])
}

function link(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to)
}

function linkBins(modules: string, names: string[]) {
  for (const name of names) {
    const { bin = {} } = readManifest(join(modules, name))
    const bins = typeof bin === 'string' ? { [name.replace(/^.*\//, '')]: bin } : bin
    for (const [command, file] of Object.entries(bins)) {
      const target = join(modules, name, file)
      const place = join(modules, '.bin', command)
      if (!existsSync(place)) link(target, place)
      if (name.startsWith('@swipefolio/')) chmodSync(target, 0o755)
    }
  }
}

/** Every file of an installed package. */
export const filesOf = (app: string, name: string): string[] =>
  readdirSync(join(app, 'node_modules', name), { recursive: true }).map(String)
