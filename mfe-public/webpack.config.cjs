const path = require('node:path')
const preset = require('@swipefolio/app-kit/preset')(__dirname)

/** @type {typeof preset} */
module.exports = (options) => {
  const config = preset(options)
  // The Markdown parser decodes character names by assigning innerHTML, which Trusted Types refuse.
  const characters = path.join(__dirname, 'src/features/ai-review/character-names.ts')
  return {
    ...config,
    resolve: { ...config.resolve, alias: { 'decode-named-character-reference$': characters } },
  }
}
