/**
 * Runs a compiler once; throws build errors.
 * @param {import('webpack').Compiler} compiler
 * @returns {Promise<import('webpack').Compilation>}
 */
export function runCompiler(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close((closeFailure) => {
        if (failure ?? closeFailure) reject(failure ?? closeFailure)
        else if (stats === undefined) reject(new Error('webpack gave no result'))
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')))
        else resolve(stats.compilation)
      })
    })
  })
}
