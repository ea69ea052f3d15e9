import { parse } from '@swc/core'
import { globSync } from 'glob'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

const sources = ['{server,platform,shared,shell,mfe-*}/**/*.{ts,tsx,mjs}']
const ignore = ['**/{node_modules,dist,testing}/**', '**/*.test.{ts,tsx,mjs}']

/** The regular expressions in the product's sources. @returns {Promise<{ file: string, source: string, flags: string }[]>} */
export async function patternsOfProduct() {
  const files = globSync(sources, { cwd: root, ignore, posix: true }).toSorted()
  const found = await Promise.all(files.map(patternsIn))
  return found.flat()
}

/** @param {string} file */
async function patternsIn(file) {
  const tree = await parse(readFileSync(join(root, file), 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
  })
  /** @type {{ file: string, source: string, flags: string }[]} */
  const found = []
  JSON.stringify(tree, (_key, node) => {
    if (node?.type === 'RegExpLiteral')
      found.push({ file, source: node.pattern, flags: node.flags })
    return node
  })
  return found
}
