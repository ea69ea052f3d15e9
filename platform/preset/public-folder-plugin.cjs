const fs = require('node:fs')
const path = require('node:path')

const pluginName = 'PublicFolderPlugin'

/** Copies the files of an app's `public` folder into its build under their own names. */
class PublicFolderPlugin {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = path.join(folder, 'public')
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (!fs.existsSync(this.folder)) return
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.contextDependencies.add(this.folder)
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        for (const name of fs.readdirSync(this.folder)) {
          const content = fs.readFileSync(path.join(this.folder, name))
          compilation.emitAsset(name, new sources.RawSource(content))
        }
      })
    })
  }
}

module.exports = { PublicFolderPlugin }
