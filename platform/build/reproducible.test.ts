import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Release } from '../registry'
import { isFull } from '../testing/is-full'

const root = path.resolve(__dirname, '../..')
const run = promisify(execFile)

const sources = {
  'mfe-tiny/src/tiny.tsx': readFileSync(
    path.join(root, 'platform/testing/tiny-screen.txt'),
    'utf8',
  ),
  'mfe-tiny/app.json': manifestOf('mfe-tiny', { Tiny: './src/tiny.tsx' }),
  'shell/src/index.ts': `void import(/* webpackChunkName: "bootstrap" */ './bootstrap')\n`,
  'shell/src/bootstrap.ts': `import { useSession } from '@swipefolio/shared/session'
    import { version } from 'react'
    document.title = version + useSession.getState().userName\n`,
  'shell/app.json': manifestOf('shell', {}),
}

const scratch = mkdtempSync(path.join(tmpdir(), 'reproducible-'))

beforeAll(() => ['one', 'another'].forEach((name) => checkOut(path.join(scratch, name))))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

it.each(isFull ? ['mfe-tiny', 'shell'] : ['mfe-tiny'])(
  '%s has the same bytes in two folders, built from two working directories',
  async (app) => {
    const [one, two] = await Promise.all([build('one', app, app), build('another', app, '.')])
    expect(one.version).toMatch(/^1\.2\.3-local\.\w{12}$/)
    expect(Object.keys(one.files).length).toBeGreaterThan(2)
    expect(two).toEqual(one)
  },
)

function manifestOf(name: string, screens: Record<string, string>) {
  return JSON.stringify({ name, screens, routes: [], menu: [], slots: [], budget: 100_000 })
}

/** A checkout with two small apps. Packages are links: their paths relative to it are the same in the other. */
function checkOut(folder: string) {
  const packages = path.join(folder, 'node_modules')
  mkdirSync(path.join(packages, '@swipefolio'), { recursive: true })
  for (const name of ['platform', 'shared']) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
    symlinkSync(path.join(folder, name), path.join(packages, '@swipefolio', name))
  }
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@swipefolio') {
      symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name))
    }
  }
  // The cache of the compiler's plugin, which takes longer to prepare than the apps take to compile.
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  symlinkSync(cache, path.join(folder, '.cache'))
  for (const [name, text] of Object.entries(sources)) write(folder, name, text)
  for (const app of ['mfe-tiny', 'shell']) {
    write(folder, `${app}/package.json`, JSON.stringify({ name: app, version: '1.2.3' }))
    const config = `module.exports = require('@swipefolio/platform/preset')(__dirname)\n`
    write(folder, `${app}/webpack.config.cjs`, config)
  }
}

function write(folder: string, name: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

/** The record of a build, with the hash of each file, without the time. */
async function build(checkout: string, app: string, directory: string) {
  const folder = path.join(scratch, checkout)
  const code = `await (await import(process.argv[1])).buildApp(process.argv[2])`
  const args = [path.join(folder, 'platform/build/build-app.mjs'), path.join(folder, app)]
  const cwd = path.join(folder, directory)
  await run(process.execPath, ['--input-type=module', '-e', code, ...args], { cwd })
  const record = readFileSync(path.join(folder, app, 'dist/release.json'), 'utf8')
  const { createdAt: _createdAt, ...release } = JSON.parse(record) as Release
  return release
}
