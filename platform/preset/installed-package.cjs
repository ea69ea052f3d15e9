const fs = require('node:fs')
const path = require('node:path')

/**
 * The package.json of `name` resolved from `folder`, and the `root` in whose node_modules it is; exports maps often hide
 * it from require.
 * @param {string} name
 * @param {string} folder
 * @returns {{ root: string, file: string, data: { version: string, exports?: Record<string, string | { default: string }>, peerDependencies?: Record<string, string> } }}
 */
function installedPackage(name, folder) {
  for (let at = folder; ; at = path.dirname(at)) {
    const file = path.join(at, 'node_modules', name, 'package.json')
    if (fs.existsSync(file)) {
      const real = fs.realpathSync(file)
      return { root: at, file: real, data: JSON.parse(fs.readFileSync(real, 'utf8')) }
    }
    if (at === path.dirname(at)) throw new Error(`${name} is not installed for ${folder}`)
  }
}

/**
 * The folder of compiler caches, beside the node_modules that `folder` uses.
 * @param {string} folder
 * @param {string} name
 */
function cacheFolder(folder, name) {
  return path.join(installedPackage('@swipefolio/shared', folder).root, '.cache', name)
}

module.exports = { cacheFolder, installedPackage }
