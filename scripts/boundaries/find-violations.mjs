import { globSync } from 'glob'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { collapse, findCycles } from './find-cycles.mjs'
import { importsOf, resolveImport } from './imports.mjs'
import { rules, serverTest } from './rules.mjs'

/** @param {string} path */
const appOf = (path) => path.split('/', 1)[0]

/** @param {string} from @param {string} to */
const brokenRules = (from, to) =>
  rules.filter(
    (rule) =>
      rule.from.test(from) &&
      !rule.except?.test(from) &&
      rule.to.test(to) &&
      !rule.toExcept?.test(to) &&
      !(rule.sameApp === 'allowed' && appOf(from) === appOf(to)),
  )

/** @param {string} path the folder of a server module that a file is in */
const moduleOf = (path) =>
  serverTest.test(path) ? undefined : /^server\/src\/modules\/[^/]+/.exec(path)?.[0]

/**
 * Every import below `root` that breaks a rule, as 'file -> target: rule', and every cycle, as 'file, file: no cycles'.
 * @param {string} root
 */
export function findViolations(root) {
  const ignore = ['**/node_modules/**', '**/dist/**']
  const workspaces = new Map(
    globSync('*/package.json', { cwd: root, ignore }).map((file) => [
      JSON.parse(readFileSync(join(root, file), 'utf8')).name,
      dirname(file),
    ]),
  )
  const files = globSync('*/**/*.{ts,tsx,mjs,cjs}', { cwd: root, ignore, absolute: true })
  const imports = files.toSorted().flatMap((file) =>
    importsOf(file).map((specifier) => ({
      from: relative(root, file),
      specifier,
      to: resolveImport(root, workspaces, file, specifier),
    })),
  )
  /** @type {import('./find-cycles.mjs').Graph} */
  const graph = new Map()
  for (const { from, to } of imports) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return [
    ...imports.flatMap(({ from, to, specifier }) =>
      brokenRules(from, to).map(({ name }) => `${from} -> ${specifier}: ${name}`),
    ),
    ...[...findCycles(graph), ...findCycles(collapse(graph, moduleOf))].map(
      (cycle) => `${cycle.join(', ')}: no cycles`,
    ),
  ]
}
