const { cacheFolder } = require('./installed-package.cjs')

/**
 * @param {string} folder
 * @param {{ hasDevelopmentJsx?: boolean }} [options]
 * @returns {import('webpack').RuleSetRule[]}
 */
function moduleRules(folder, { hasDevelopmentJsx = false } = {}) {
  return [
    {
      test: /\.tsx?$/,
      resolve: { fullySpecified: false },
      loader: require.resolve('swc-loader'),
      options: {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: hasDevelopmentJsx } },
          experimental: {
            cacheRoot: cacheFolder(folder, 'swc'),
            plugins: [
              [
                require.resolve('@swc/plugin-styled-components'),
                { ssr: true, displayName: false, fileName: false },
              ],
            ],
          },
        },
      },
    },
    { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
  ]
}

module.exports = { moduleRules }
