import { transform } from '@swc/core'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * An esbuild plugin that compiles the app's modules as its build does, so that both give styles the same class names.
 * @param {string} folder
 * @returns {import('esbuild').Plugin}
 */
export function compileWithSwc(folder) {
  const { swcOptions } = require('../preset/module-rules.cjs')
  return {
    name: 'compile-with-swc',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path: filename }) => {
        const source = await readFile(filename, 'utf8')
        const { code } = await transform(source, { ...swcOptions(folder), filename })
        return { contents: code, loader: 'js' }
      })
    },
  }
}
