const { createHash } = require('node:crypto')
const { existsSync, readFileSync } = require('node:fs')
const { buildSync } = require('esbuild')

const modulesFolder = /^.*?\/node_modules(?=\/)/
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
    createHash('sha256').update(versionsOf(filename)).update(filename).digest('hex'),
}

/**
 * npm's list of what it has installed, because a bundle holds the packages that its own imports, too; where another tool
 * installed, the version of the package alone.
 * @param {string} filename
 */
function versionsOf(filename) {
  const path = filename.replaceAll('\\', '/')
  const lockfile = `${modulesFolder.exec(path)?.[0]}/.package-lock.json`
  return readFileSync(
    existsSync(lockfile) ? lockfile : `${packageFolder.exec(path)?.[0]}/package.json`,
  )
}
