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
  /** Of the builds that share this plugin. @type {Map<string, Promise<string>>} */
  const compiled = new Map()
  /** @param {string} filename */
  const compile = async (filename) => {
    const source = await readFile(filename, 'utf8')
    const { code } = await transform(source, { ...swcOptions(folder), filename })
    return code
  }
  return {
    name: 'compile-with-swc',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path: filename }) => {
        const code = compiled.get(filename) ?? compile(filename)
        compiled.set(filename, code)
        return { contents: await code, loader: 'js' }
      })
    },
  }
}
