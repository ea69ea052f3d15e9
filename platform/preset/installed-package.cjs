const fs = require('node:fs')
const path = require('node:path')

/**
 * The package.json of `name` resolved from `folder`; exports maps often hide it from require.
 * @param {string} name
 * @param {string} folder
 * @returns {{ file: string, data: { version: string, exports?: Record<string, string>, peerDependencies?: Record<string, string> } }}
 */
function installedPackage(name, folder) {
  for (let at = folder; ; at = path.dirname(at)) {
    const file = path.join(at, 'node_modules', name, 'package.json')
    if (fs.existsSync(file)) {
      const real = fs.realpathSync(file)
      return { file: real, data: JSON.parse(fs.readFileSync(real, 'utf8')) }
    }
    if (at === path.dirname(at)) throw new Error(`${name} is not installed for ${folder}`)
  }
}

module.exports = { installedPackage }
