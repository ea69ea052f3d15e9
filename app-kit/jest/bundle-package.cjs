const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { buildSync } = require('esbuild')

const packageFolder = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/

/**
 * Jest loads each module of a package by itself, in each test file anew: a package that consists of hundreds, or of
 * ES modules, is loaded as one bundle.
 */
module.exports = {
  /** @param {string} _text @param {string} filename */
  process(_text, filename) {
    const { outputFiles } = buildSync({
      entryPoints: [filename],
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      external: ['react', 'react/jsx-runtime'],
      write: false,
    })
    return { code: outputFiles[0]?.text ?? '' }
  },

  /** @param {string} _text @param {string} filename */
  getCacheKey: (_text, filename) =>
    createHash('sha256').update(manifestOf(filename)).update(filename).digest('hex'),
}

/**
 * The package.json of a module's package, with its version.
 * @param {string} filename
 */
function manifestOf(filename) {
  const [folder = ''] = packageFolder.exec(filename.replaceAll('\\', '/')) ?? []
  return readFileSync(`${folder}/package.json`)
}
