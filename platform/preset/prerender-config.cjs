const { moduleRules } = require('./module-rules.cjs')

/**
 * Compiles the same source for Node: one file without federation, whose asset URLs begin with `{{base}}`.
 * @param {string} folder
 * @param {string} target
 * @returns {import('webpack').Configuration}
 */
function prerenderConfig(folder, target) {
  return {
    context: folder,
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry: './src/prerender.tsx',
    output: {
      path: target,
      filename: 'prerender.cjs',
      library: { type: 'commonjs2' },
      publicPath: '{{base}}',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: moduleRules(folder),
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: { minimize: false, splitChunks: false },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

module.exports = { prerenderConfig }
