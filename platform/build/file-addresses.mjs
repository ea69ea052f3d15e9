import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/**
 * An esbuild plugin that makes `{{file:PATH}}` of imported files, because only the app's build knows their hashed names.
 * @param {string} folder
 * @returns {import('esbuild').Plugin}
 */
export function fileAddresses(folder) {
  const { addressed } = require('../preset/module-rules.cjs')
  return {
    name: 'file-addresses',
    setup({ onLoad }) {
      onLoad({ filter: addressed }, ({ path: file }) => {
        const source = path.relative(folder, file).replaceAll(path.sep, '/')
        return { contents: `{{base}}{{file:${source}}}`, loader: 'text' }
      })
    },
  }
}
