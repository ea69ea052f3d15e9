import { parseSync } from '@swc/core'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** @param {unknown} node @param {(source: string) => void} onImport */
function visit(node, onImport) {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, onImport)
    return
  }
  if (!node || typeof node !== 'object') return
  const { type, source, callee, arguments: given, argument } = /** @type {any} */ (node)
  if (/^(Import|Export\w*)Declaration$/.test(type) && source) onImport(source.value)
  if (type === 'TsImportType' && argument) onImport(argument.value)
  const isCall = type === 'CallExpression' && given?.[0]?.expression.type === 'StringLiteral'
  if (isCall && (callee.type === 'Import' || callee.value === 'require')) {
    onImport(given[0].expression.value)
  }
  for (const child of Object.values(node)) visit(child, onImport)
}

/**
 * Every specifier that a source file imports: statically, dynamically, by require or as a type.
 * @param {string} file
 */
export function importsOf(file) {
  /** @type {Set<string>} */
  const found = new Set()
  const tsx = !file.endsWith('.ts')
  const text = readFileSync(file, 'utf8')
  const tree = parseSync(text, { syntax: 'typescript', tsx })
  visit(tree.body, (source) => found.add(source))
  // Jest loads the modules that its configuration names.
  if (file.endsWith('/jest.config.cjs')) {
    for (const [, path] of text.matchAll(/'<rootDir>\/([^'*]+)'/g)) found.add(`./${path}`)
  }
  return [...found]
}

const endings = [
  '',
  '.ts',
  '.tsx',
  '.mjs',
  '.cjs',
  '.js',
  '/index.ts',
  '/index.tsx',
  '/index.mjs',
  '/index.cjs',
]

/** @param {string} path */
function existing(path) {
  const isFile = (/** @type {string} */ file) => existsSync(file) && statSync(file).isFile()
  return endings.map((ending) => path + ending).find(isFile)
}

/**
 * Resolves a specifier to a path from the root, or to `npm:<package>`.
 * @param {string} root @param {Map<string, string>} workspaces package name to folder
 * @param {string} file @param {string} specifier
 */
export function resolveImport(root, workspaces, file, specifier) {
  if (specifier.startsWith('.')) {
    const path = join(dirname(file), specifier)
    return relative(root, existing(path) ?? path)
  }
  const [first = '', second = '', ...rest] = specifier.split('/')
  const isScoped = first.startsWith('@')
  const name = isScoped ? `${first}/${second}` : first
  const folder = workspaces.get(name)
  if (!folder) return `npm:${name}`
  const inside = isScoped ? rest : [second, ...rest].filter(Boolean)
  const path = join(root, folder, ...inside)
  return relative(root, existing(path) ?? path)
}
