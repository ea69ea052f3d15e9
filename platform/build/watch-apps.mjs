import path from 'node:path'
import { createCompiler, finishRelease } from './build-app.mjs'
import { packageVersion } from './package-version.mjs'

/**
 * The folder of an app's build for in-shell development.
 * @param {string} folder
 */
export const inShellDist = (folder) => path.join(folder, '.cache', 'in-shell')

/**
 * Builds in development mode on every change. Calls `onBuilt` with the folder of each built app and `onFailed` with errors.
 * `inShell`: builds for any shell into a folder of its own, so that `dist` keeps the build that a server publishes.
 * @param {readonly string[]} folders
 * @param {{ inShell?: boolean, onBuilt: (folder: string) => unknown, onFailed: (folder: string, message: string) => void }} options
 * @returns {Promise<() => Promise<void>>} stops watching
 */
export async function watchApps(folders, { inShell = false, onBuilt, onFailed }) {
  const stops = await Promise.all(
    folders.map(async (folder) => {
      const number = await packageVersion(folder)
      const build = {
        folder,
        dist: inShell ? inShellDist(folder) : path.join(folder, 'dist'),
        inShell,
        mode: /** @type {const} */ ('development'),
      }
      // Constant, so that the compiler's cache and names survive restarts.
      const compiler = createCompiler({ ...build, version: `${number}-local.development` })
      const watching = compiler.watch({ aggregateTimeout: 100 }, (failure, stats) => {
        if (failure || stats === undefined || stats.hasErrors()) {
          onFailed(folder, failure?.message ?? stats?.toString('errors-only') ?? 'no result')
          return
        }
        const { compilation } = stats
        const hash = `${compilation.hash ?? ''}${Date.now().toString(36)}`.slice(-12)
        finishRelease({ ...build, version: `${number}-local.${hash}`, hash }, compilation).then(
          () => onBuilt(folder),
          (error) => onFailed(folder, String(error)),
        )
      })
      return () =>
        new Promise((resolve) => watching?.close(() => compiler.close(() => resolve(undefined))))
    }),
  )
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
