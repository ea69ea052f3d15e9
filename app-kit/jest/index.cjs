const { basename } = require('node:path')

const swc = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
      experimental: {
        plugins: [
          [
            require.resolve('@swc/plugin-styled-components'),
            { ssr: true, displayName: false, fileName: false },
          ],
        ],
      },
    },
    module: { type: 'commonjs' },
  },
]

/** Packages that consist of ES modules or of hundreds of modules. */
const bundledPackages = [
  'typebox',
  'cookie',
  'react-markdown',
  'kysely',
  'mdast-util-from-markdown',
  'request-filtering-agent',
]

/**
 * Milliseconds after which a test counts as hanging, on the busiest machine; what has a deadline says so itself. Jest
 * reads it from the config it starts with, not from a project's.
 */
const testTimeout = 900_000

/** @param {string} folder the workspace's */
const base = (folder) => ({
  displayName: basename(folder),
  rootDir: folder,
  transform: {
    // Installed as packages, they consist of ES modules, too, and their state must exist once.
    '/node_modules/@swipefolio/[^/]+/(?!node_modules/)': swc,
    '/node_modules/': require.resolve('./bundle-package.cjs'),
    '^.+\\.(t|j|mj|cj)sx?$': swc,
  },
  transformIgnorePatterns: [`/node_modules/(?!(@swipefolio|${bundledPackages.join('|')})/)`],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  moduleNameMapper: { '\\.(woff2|svg|png|webp)$': require.resolve('./asset-stub.cjs') },
  testTimeout,
})

module.exports = {
  testTimeout,

  /** @param {string} folder the workspace's */
  browser: (folder) => ({
    ...base(folder),
    testEnvironment: require.resolve('jest-environment-jsdom'),
    setupFiles: [require.resolve('./jsdom-globals.cjs')],
    setupFilesAfterEnv: [require.resolve('./setup.ts')],
  }),

  /** @param {string} folder the workspace's */
  node: (folder) => ({ ...base(folder), testEnvironment: 'node' }),
}
