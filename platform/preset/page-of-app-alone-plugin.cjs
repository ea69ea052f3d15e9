const { Compilation, sources } = require('webpack')

const pluginName = 'PageOfAppAlonePlugin'

/** The HTML page of an app that runs without the shell. */
class PageOfAppAlonePlugin {
  /** @param {string} title */
  constructor(title) {
    this.title = title
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? []
        compilation.emitAsset('index.html', new sources.RawSource(page(this.title, files)))
      })
    })
  }
}

/**
 * @param {string} title
 * @param {readonly string[]} files
 */
function page(title, files) {
  const scripts = files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    ${scripts.map((file) => `<script defer src="/${file}"></script>`).join('\n    ')}
  </head>
  <body><div id="root"></div></body>
</html>
`
}

module.exports = { PageOfAppAlonePlugin }
