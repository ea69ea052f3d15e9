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
export async function buildBundle(cut: Cut): Promise<{ folder: string; entry: string }> {
  const scratch = mkdtempSync(join(tmpdir(), `one-bundle-${cut}-`))
  const entrySource = join(scratch, 'main.ts')
  writeFileSync(entrySource, mainModule)
  const screens = join(scratch, 'remote-containers.ts')
  writeFileSync(screens, screensModule(remoteScreens(), cut))
  const folder = join(scratch, 'dist')
  await run(configuration({ entry: entrySource, screens, folder, cut }))
  const entry = readdirSync(folder).find((name) => /^main\..*\.js$/.test(name))
  if (entry === undefined) throw new Error('The bundle has no entry')
  return { folder, entry }
}

interface Sources {
  entry: string
  screens: string
  folder: string
  cut: Cut
}

function configuration({ entry, screens, folder, cut }: Sources): Configuration {
  const preset = require('@swipefolio/platform/preset') as (
    folder: string,
  ) => (options: { version: string }) => Configuration
  const ofShell = preset(shell)({ version: 'bench' })
  return {
    ...ofShell,
    entry,
    output: { ...ofShell.output, path: folder, publicPath: '/bundle/' },
    // The scratch folder is outside the checkout and resolves packages as the shell does.
    resolve: { ...ofShell.resolve, modules: ['node_modules', join(root, 'node_modules')] },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/\/remote-containers$/, screens),
      ...(cut === 'whole' ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })] : []),
    ],
  }
}

/** Without federation, nothing has to be loaded before the start. */
const mainModule = `import { start } from ${JSON.stringify(join(shell, 'src/bootstrap'))}
void start()
`

interface Screen {
  key: string
  file: string
}

function remoteScreens(): Screen[] {
  const apps = readdirSync(root).filter((name) => name.startsWith('mfe-'))
  return apps.flatMap((app) => {
    const { screens } = JSON.parse(readFileSync(join(root, app, 'app.json'), 'utf8')) as {
      screens: Record<string, string>
    }
    return Object.entries(screens).map(([name, file]) => ({
      key: `${app.replaceAll('-', '_')}/${name}`,
      file: join(root, app, file),
    }))
  })
}

/** Replaces the shell's module that loads remotes: the same functions over bundled modules. */
function screensModule(screens: Screen[], cut: Cut): string {
  const quoted = JSON.stringify
  const imports = screens.map(({ file }, at) => `import * as screen${at} from ${quoted(file)}`)
  const loaders = screens.map(({ key, file }, at) =>
    cut === 'whole'
      ? `${quoted(key)}: async () => screen${at},`
      : `${quoted(key)}: () => import(${quoted(file)}),`,
  )
  return `${cut === 'whole' ? imports.join('\n') : ''}
const screens = {
${loaders.join('\n')}
}
export const loadRemoteScreen = ({ federationName }, screen) => screens[federationName + '/' + screen]()
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
