const { basename, join } = require('node:path')

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
      experimental: {
        plugins: [
          ['@swc/plugin-styled-components', { ssr: true, displayName: false, fileName: false }],
        ],
      },
    },
    module: { type: 'commonjs' },
  },
]

/** Packages that consist of ES modules or of hundreds of modules. */
const bundledPackages = ['typebox', 'cookie', 'react-markdown', 'kysely']

/**
 * Milliseconds after which a test counts as hanging, on the busiest machine; what has a deadline says so itself. Jest
 * reads it from the config it starts with, not from a project's.
 */
const testTimeout = 300_000

/** @param {string} folder the workspace's */
const base = (folder) => ({
  displayName: basename(folder),
  rootDir: folder,
  transform: {
    '/node_modules/': join(__dirname, 'bundle-package.cjs'),
    '^.+\\.(t|j|mj|cj)sx?$': swc,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${bundledPackages.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  moduleNameMapper: { '\\.(woff2|svg|png|webp)$': join(__dirname, 'asset-stub.cjs') },
  testTimeout,
})

module.exports = {
  testTimeout,

  /** @param {string} folder the workspace's */
  browser: (folder) => ({
    ...base(folder),
    testEnvironment: 'jsdom',
    setupFiles: [join(__dirname, 'jsdom-globals.cjs')],
    setupFilesAfterEnv: [join(__dirname, 'setup.ts')],
  }),

  /** @param {string} folder the workspace's */
  node: (folder) => ({ ...base(folder), testEnvironment: 'node' }),
}
