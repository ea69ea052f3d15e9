import { createCompiler, finishRelease } from './build-app.mjs'

/**
 * Builds in development mode at every change; `onBuilt` hears of each finished app's folder, failures go to `onFailed`.
 * @param {readonly string[]} folders
 * @param {{ onBuilt: (folder: string) => unknown, onFailed: (folder: string, message: string) => void }} listeners
 * @returns {Promise<() => Promise<void>>} stops watching
 */
export async function watchApps(folders, { onBuilt, onFailed }) {
  const stops = await Promise.all(
    folders.map(async (folder) => {
      // Constant, so that the compiler's cache and names hold over restarts.
      const compiler = await createCompiler(folder, 'development', 'development')
      const watching = compiler.watch({ aggregateTimeout: 100 }, (failure, stats) => {
        if (failure || stats === undefined || stats.hasErrors()) {
          onFailed(folder, failure?.message ?? stats?.toString('errors-only') ?? 'no result')
          return
        }
        const { compilation } = stats
        const hash = `${compilation.hash ?? ''}${Date.now().toString(36)}`
        finishRelease(folder, compilation, hash.slice(-12)).then(
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
