const { appConfig } = require('./app-config.cjs')

/**
 * An app's webpack configuration, derived from its app.json; `alone` bundles everything
 * and starts `src/main.tsx`.
 * @param {string} folder
 * @returns {(options?: import('./app-config.cjs').PresetOptions) => import('webpack').Configuration}
 */
module.exports = (folder) => (options) => appConfig(folder, options)
