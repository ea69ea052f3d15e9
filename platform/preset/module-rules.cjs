const { cacheFolder } = require('./installed-package.cjs')

/**
 * @param {string} folder
 * @param {{ hasDevelopmentJsx?: boolean }} [options]
 * @returns {import('@swc/core').Options}
 */
const swcOptions = (folder, { hasDevelopmentJsx = false } = {}) => ({
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
})

/** Files whose imports give their addresses. */
const addressed = /\.(woff2|svg|png|webp)$/

/**
 * @param {string} folder
 * @param {{ hasDevelopmentJsx?: boolean }} [options]
 * @returns {import('webpack').RuleSetRule[]}
 */
const moduleRules = (folder, options) => [
  {
    test: /\.tsx?$/,
    resolve: { fullySpecified: false },
    loader: require.resolve('swc-loader'),
    options: swcOptions(folder, options),
  },
  { test: addressed, type: 'asset/resource' },
]

module.exports = { addressed, moduleRules, swcOptions }
