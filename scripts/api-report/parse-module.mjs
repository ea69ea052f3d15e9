import { parseSync } from '@swc/core'

/**
 * @typedef {{ from: string, name: string }} Binding a name in another module; `*` for all of it
 * @typedef {{ text: string, refs: Set<string>, imports: Binding[], isType: boolean }} Statement `refs`: names of the same module; `imports`: of `import('...')` types
 * @typedef {{
 *   imports: Map<string, Binding>,
 *   exports: Map<string, Binding | string>,
 *   stars: string[],
 *   declarations: Map<string, Statement[]>,
 *   passes: string[],
 * }} Module `exports`: local names, or those of another module; `passes`: the text of its re-exports
 */

/**
 * Reads a declaration file as the compiler writes it, without comments.
 * @param {string} text
 * @returns {Module}
 */
export function parseModule(text) {
  const bytes = Buffer.from(text)
  const { body, span } = parseSync(text, { syntax: 'typescript' })
  /** @type {Module} */
  const module = {
    imports: new Map(),
    exports: new Map(),
    stars: [],
    declarations: new Map(),
    passes: [],
  }
  for (const node of /** @type {any[]} */ (body)) {
    // Positions count bytes from the first statement, with which the text begins.
    const source = bytes.subarray(node.span.start - span.start, node.span.end - span.start)
    read(module, node, source.toString())
  }
  return module
}

/** @param {Module} module @param {any} node @param {string} text */
function read(module, node, text) {
  switch (node.type) {
    case 'ImportDeclaration':
      for (const { type, local, imported } of node.specifiers) {
        const names = { ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' }
        const name = names[/** @type {keyof typeof names} */ (type)] ?? (imported ?? local).value
        module.imports.set(local.value, { from: node.source.value, name })
      }
      return
    case 'ExportAllDeclaration':
      module.stars.push(node.source.value)
      module.passes.push(text)
      return
    case 'ExportNamedDeclaration':
      for (const { orig, exported } of node.specifiers) {
        const name = (exported ?? orig).value
        const from = node.source?.value
        module.exports.set(name, from ? { from, name: orig.value } : orig.value)
      }
      if (node.specifiers.length > 0) module.passes.push(text)
      return
    case 'ExportDeclaration':
      for (const name of declare(module, node.declaration, text)) module.exports.set(name, name)
      return
    default:
      declare(module, node, text)
  }
}

/** @param {Module} module @param {any} declaration @param {string} text */
function declare(module, declaration, text) {
  const nodes = declaration.declarations ?? [declaration]
  /** @type {string[]} */
  const names = nodes.map((/** @type {any} */ { id, identifier }) => (id ?? identifier).value)
  const isType = /^Ts(Interface|TypeAlias)Declaration$/.test(declaration.type)
  /** @type {Statement} */
  const statement = { text, refs: new Set(), imports: [], isType }
  collect(declaration, statement)
  for (const name of names) {
    module.declarations.set(name, [...(module.declarations.get(name) ?? []), statement])
  }
  return names
}

/** @param {any} node the left-most name of `A.B.C` */
const firstName = (node) => {
  let first = node
  while (first.type === 'TsQualifiedName' || first.type === 'MemberExpression') {
    first = first.left ?? first.object
  }
  return first
}

/** @param {any} node @param {Statement} statement */
function collect(node, statement) {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, statement)
    return
  }
  if (!node || typeof node !== 'object') return
  const { type, typeName, exprName, expression, argument, qualifier } = node
  if (type === 'TsImportType') {
    const name = qualifier ? firstName(qualifier).value : '*'
    statement.imports.push({ from: argument.value, name })
  }
  const named = typeName ?? exprName ?? (type === 'TsExpressionWithTypeArguments' && expression)
  if (named && named.type !== 'TsImportType') statement.refs.add(firstName(named).value)
  if (type === 'ClassDeclaration' && node.superClass) {
    statement.refs.add(firstName(node.superClass).value)
  }
  for (const child of Object.values(node)) collect(child, statement)
}
