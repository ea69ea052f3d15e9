/** The bundler's own minimizer with its faster engine; licence comments stay in the files. */
function minimizer() {
  const { resolve } = require
  const bundler = resolve('webpack')
  const MinimizerPlugin = require(resolve('minimizer-webpack-plugin', { paths: [bundler] }))
  return new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    terserOptions: { compress: { passes: 2 } },
    extractComments: false,
    parallel: false,
  })
}

module.exports = { minimizer }
