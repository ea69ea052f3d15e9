import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'

const root = join(import.meta.dirname, '../../..')
const shell = join(root, 'shell')
const require = createRequire(import.meta.url)

/** `whole`: everything in one file. `split`: one application with lazy routes. */
export type Cut = 'whole' | 'split'

/** Builds all apps from the same source as one application, without federation; returns the folder and the entry file. */
export async function buildOneBundle(cut: Cut): Promise<{ folder: string; entry: string }> {
  const scratch = mkdtempSync(join(tmpdir(), `one-bundle-${cut}-`))
  const screens = join(scratch, 'load-screen.ts')
  writeFileSync(screens, loaderOf(allScreens(), cut))
  const folder = join(scratch, 'dist')
  await run(configuration(screens, folder, cut))
  const entry = readdirSync(folder).find((name) => /^main\..*\.js$/.test(name))
  if (entry === undefined) throw new Error('The bundle has no entry')
  return { folder, entry }
}

function configuration(screens: string, folder: string, cut: Cut): Configuration {
  const preset = require('@swipefolio/platform/preset') as (
    folder: string,
  ) => (options: { version: string }) => Configuration
  const ofShell = preset(shell)({ version: 'bench' })
  return {
    ...ofShell,
    entry: './src/index.ts',
    output: { ...ofShell.output, path: folder, publicPath: '/bundle/' },
    // The scratch folder is outside the checkout and resolves packages as the shell does.
    resolve: { ...ofShell.resolve, modules: ['node_modules', join(root, 'node_modules')] },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/\/load-screen$/, screens),
      new webpack.NormalModuleReplacementPlugin(/\/remote-containers$/, screens),
      ...(cut === 'whole' ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })] : []),
    ],
  }
}

interface Screen {
  key: string
  file: string
}

function allScreens(): Screen[] {
  const apps = ['shell', 'mfe-public', 'mfe-recruiter', 'mfe-jobseeker', 'mfe-chat']
  return apps.flatMap((app) => {
    const { screens } = JSON.parse(readFileSync(join(root, app, 'app.json'), 'utf8')) as {
      screens: Record<string, string>
    }
    return Object.entries(screens).map(([name, file]) => ({
      key: `${app}/${name}`,
      file: join(root, app, file),
    }))
  })
}

/** Replaces the shell's loading of remotes: the same functions, over bundled modules. */
function loaderOf(screens: Screen[], cut: Cut): string {
  const quoted = JSON.stringify
  const imports = screens.map(({ file }, at) => `import screen${at} from ${quoted(file)}`)
  const map = screens.map(({ key, file }, at) =>
    cut === 'whole'
      ? `${quoted(key)}: () => fulfilled(Promise.resolve(), inBundle(screen${at})),`
      : `${quoted(key)}: () => import(${quoted(file)}).then((module) => inBundle(module.default)),`,
  )
  return `${cut === 'whole' ? imports.join('\n') : ''}
const inBundle = (component) => ({ component, version: 'bench' })
const fulfilled = (promise, value) => {
  const load = promise.then(() => value)
  return Object.assign(load, { status: 'fulfilled', value })
}
const screens = {
${map.join('\n')}
}
const loads = new Map()
export function loadScreen(app, screen) {
  const key = app + '/' + screen
  if (!loads.has(key)) {
    const load = screens[key]()
    load.then((value) => Object.assign(load, { status: 'fulfilled', value }))
    loads.set(key, load)
  }
  return loads.get(key)
}
export const preloadScreen = (app, screen) => void loadScreen(app, screen)
export const loadedScreen = (app, screen) => loads.get(app + '/' + screen)?.value
export const replaceBrokenScreen = () => false
export const clearFailure = () => {}
export const evictScreens = () => {}
export const startRemotes = () => {}
export const abandonContainer = () => {}
`
}

function run(options: Configuration): Promise<void> {
  return new Promise((done, fail) => {
    webpack(options).run((failure, stats) => {
      if (failure) fail(failure)
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')))
      else done()
    })
  })
}
