import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Release } from '../registry'

const command = path.resolve(__dirname, '../bin/platform-build.mjs')
const run = promisify(execFile)

let folder: string

const build = () => run(process.execPath, [command], { cwd: folder })
const changedApps = async () => {
  const module = path.resolve(__dirname, '../build/changed-apps.mjs')
  const code = `import(process.argv[1]).then(async ({ findChangedApps }) =>
    console.log(JSON.stringify(await findChangedApps([process.argv[2]]))))`
  const { stdout } = await run(process.execPath, ['-e', code, module, folder])
  return JSON.parse(stdout) as string[]
}
const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content)
const read = (name: string) => readFileSync(path.join(folder, 'dist', name), 'utf8')
const release = () => JSON.parse(read('release.json')) as Release

const manifest = {
  name: 'mfe-tiny',
  screens: { Tiny: './src/tiny.tsx' },
  routes: [{ path: '/tiny', screen: 'Tiny', title: 'Tiny' }],
  menu: [],
  slots: [],
  budget: 20_000,
}

beforeEach(() => {
  const root = mkdtempSync(path.join(tmpdir(), 'build-'))
  folder = path.join(root, 'mfe-tiny')
  mkdirSync(path.join(folder, 'src'), { recursive: true })
  symlinkSync(path.resolve(__dirname, '../../node_modules'), path.join(root, 'node_modules'))
  // The cache of the compiler's plugin, which takes longer to prepare than the app takes to compile.
  const cache = path.resolve(__dirname, '../../.cache')
  mkdirSync(cache, { recursive: true })
  symlinkSync(cache, path.join(root, '.cache'))
  cpSync(path.resolve(__dirname, '../testing/tiny-screen.txt'), path.join(folder, 'src/tiny.tsx'))
  write('package.json', JSON.stringify({ name: 'mfe-tiny', version: '1.2.3' }))
  write('app.json', JSON.stringify(manifest))
  write(
    'webpack.config.cjs',
    `module.exports = require('@swipefolio/platform/preset')(__dirname)\n`,
  )
})

afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }))

it('names the invalid path in app.json', async () => {
  write('app.json', JSON.stringify({ ...manifest, routes: [{ path: 'tiny' }] }))
  await expect(build()).rejects.toThrow('app.json/routes/0')
})

it('refuses a route to a screen that the app does not have', async () => {
  write('app.json', JSON.stringify({ ...manifest, screens: {} }))
  await expect(build()).rejects.toThrow('no screen named Tiny')
})

it('builds a remote that consumes what the shell provides and bundles no second copy', async () => {
  const { stdout } = await build()
  expect(stdout).toMatch(/mfe-tiny 1\.2\.3-local\.\w{12}: \d+ of 20000 bytes/)
  const { entry, screens, shares, bundled, files, version } = release()
  expect(bundled).toEqual([])
  expect(entry).toMatch(/^remoteEntry\.\w{8}\.js$/)
  expect(screens['Tiny']?.files).toHaveLength(1)
  expect(screens['Tiny']?.consumes).toEqual([
    '@swipefolio/shared/session',
    'react',
    'styled-components',
  ])
  expect(shares['react']).toEqual({ requires: '^19.3.1' })
  expect(shares['@swipefolio/shared/session']?.takes).toEqual(['useSession'])
  expect(files[entry]?.integrity).toMatch(/^sha384-/)
  // The chunk global contains the version, so that two versions share no chunks in a page.
  expect(read(entry)).toContain(`mfe_tiny_${version.replace(/\W/g, '_')}`)
  expect(read(entry)).toContain('globalThis.guardScript(')
  const screen = read(screens['Tiny']?.files[0] ?? '')
  expect(screen).toContain('withConfig({componentId:')
  expect(Object.keys(files).filter((name) => name.endsWith('.js'))).toHaveLength(2)

  expect((await build()).stdout).toContain('(unchanged)')
  expect(await changedApps()).toEqual([])
  write('src/more.ts', 'export const more = 1\n')
  expect(await changedApps()).toEqual([folder])
  expect((await build()).stdout).not.toContain('(unchanged)')
  expect(release().version).not.toBe(version)
})

it('records that a build bundles a shared package itself', async () => {
  const config = `
    const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')
    const configure = require('@swipefolio/platform/preset')(__dirname)
    module.exports = (options) => {
      const config = configure(options)
      const plugins = config.plugins.filter((plugin) => !(plugin instanceof ModuleFederationPlugin))
      const exposes = { './Tiny': './src/tiny.tsx' }
      const filename = 'remoteEntry.[contenthash:8].js'
      plugins.push(new ModuleFederationPlugin({ name: 'mfe_tiny', filename, exposes, dts: false }))
      return { ...config, plugins }
    }`
  write('webpack.config.cjs', config)
  await build()
  const { bundled, mode, shares } = release()
  expect(bundled).toEqual(
    expect.arrayContaining(['@swipefolio/shared/session', 'react', 'styled-components']),
  )
  expect([mode, shares]).toEqual(['production', {}])
})

it('records a language with the files of its catalogue and what app.json says, and prerenders in it', async () => {
  const index = path.resolve(__dirname, '../../shared/i18n/index.ts')
  const source = (name: string) => path.join('src', name)
  mkdirSync(path.join(folder, 'src/i18n'))
  write('app.json', JSON.stringify({ ...manifest, languages: ['he'] }))
  write(source('i18n/he.json'), JSON.stringify({ Tiny: 'קטן', Hello: 'שלום' }))
  write(
    source('i18n/he.ts'),
    `import { setCatalogue } from '${index}'\nimport own from './he.json'\nsetCatalogue('he', own)\n`,
  )
  write(
    source('prerender.tsx'),
    `import { t } from '${index}'\nexport const prerender = () => ({ hello: t('Hello') })\n`,
  )
  await build()
  const { languages = {}, files } = release()
  expect(languages['he']?.texts).toEqual({ Tiny: 'קטן' })
  expect(languages['he']?.files).toEqual([expect.stringMatching(/i18n_he\.[\da-f]{8}\.js$/)])
  expect(files).toHaveProperty([languages['he']?.files[0] ?? ''])
  expect(JSON.parse(read('prerendered.json'))).toEqual({ hello: 'Hello' })
  expect(JSON.parse(read('prerendered.he.json'))).toEqual({ hello: 'שלום' })
})
