import { globSync } from 'glob'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { importsOf, resolveImport } from './imports.mjs'
import { rules } from './rules.mjs'

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

/**
 * Every import below `root` that breaks a rule, as 'file -> target: rule'.
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
  return files.toSorted().flatMap((file) =>
    importsOf(file).flatMap((specifier) => {
      const from = relative(root, file)
      const to = resolveImport(root, workspaces, file, specifier)
      return brokenRules(from, to).map(({ name }) => `${from} -> ${specifier}: ${name}`)
    }),
  )
}
