import type { KeptFile } from '../github/selection'

type Names = Record<string, string>

/** What counts of a package.json; whatever is not of the usual form is not there. */
export interface NodePackage {
  path: string
  /** Its folder: empty for the root, else with a slash at its end. */
  folder: string
  name: string
  isPrivate: boolean
  isWorkspaceRoot: boolean
  isLibrary: boolean
  hasCommand: boolean
  scripts: Names
  dependencies: string[]
  devDependencies: string[]
  license: string
}

export function readNodePackage({ path, text }: KeptFile): NodePackage | undefined {
  const found = parseObject(text)
  if (!found) return undefined
  const dependencies = Object.keys(asObject(found.dependencies))
  const scripts = asNames(found.scripts)
  return {
    path,
    folder: path.slice(0, -'package.json'.length),
    name: asText(found.name),
    isPrivate: found.private === true,
    isWorkspaceRoot: found.workspaces !== undefined,
    isLibrary: found.private !== true && isToBeImported(found, scripts),
    hasCommand: found.bin !== undefined,
    scripts,
    dependencies: [...dependencies, ...Object.keys(asObject(found.peerDependencies))],
    devDependencies: Object.keys(asObject(found.devDependencies)),
    license: asText(found.license),
  }
}

/** `npm init` writes a `main` whatever the project is: that alone tells little. */
const isToBeImported = (found: Record<string, unknown>, { start, test }: Names) =>
  ['module', 'exports', 'types'].some((key) => key in found) ||
  ('main' in found && !start && test !== undefined && !isPlaceholder(test))

/** The `test` script that `npm init` writes. */
export const isPlaceholder = (script: string | undefined) =>
  script?.includes('no test specified') ?? false

function parseObject(text: string) {
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' && value !== null ? asObject(value) : undefined
  } catch {
    return undefined
  }
}

const asObject = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
const asText = (value: unknown) => (typeof value === 'string' ? value : '')
const asNames = (value: unknown): Names =>
  Object.fromEntries(
    Object.entries(asObject(value)).filter(
      (one): one is [string, string] => typeof one[1] === 'string',
    ),
  )

/** The names of what Python manifests ask for. */
export function pythonDependencies(files: readonly KeptFile[]): string[] {
  const names = files.flatMap(({ path, text }) => {
    if (/requirements[\w-]*\.txt$/.test(path)) return requirementNames(text)
    if (!/(?:pyproject\.toml|Pipfile|setup\.(?:py|cfg))$/.test(path)) return []
    const quoted = [
      ...text.matchAll(/["']([A-Za-z][\w.-]+)(?:\[[^\]]*\])?\s*(?:[<>=~!^].*?)?["']/g),
    ]
    const keys = [...text.matchAll(/^([A-Za-z][\w.-]+)\s*=\s*["'{*]/gm)]
    return [...quoted, ...keys].map(([, name = '']) => name)
  })
  return [...new Set(names.map((name) => name.toLowerCase()))]
}

export const requirementLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('-'))

const requirementNames = (text: string) =>
  requirementLines(text).map((line) => /^[\w.-]+/.exec(line)?.[0] ?? '')
