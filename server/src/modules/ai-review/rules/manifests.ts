import type { KeptFile } from '../github/selection'

/** What counts of a package.json; whatever is not of the usual form is not there. */
export interface NodePackage {
  path: string
  isLibrary: boolean
  hasCommand: boolean
  /** The `test` script; empty where there is none, or only the one that `npm init` writes. */
  testScript: string
  dependencies: string[]
  devDependencies: string[]
}

export function readNodePackage({ path, text }: KeptFile): NodePackage | undefined {
  const found = parseObject(text)
  if (!found) return undefined
  const { start, test } = asObject(found.scripts)
  const testScript = asText(test).includes('no test specified') ? '' : asText(test)
  return {
    path,
    isLibrary:
      found.private !== true &&
      (['module', 'exports', 'types'].some((key) => key in found) ||
        // npm init writes a main whatever the project is.
        ('main' in found && !start && testScript !== '')),
    hasCommand: found.bin !== undefined,
    testScript,
    dependencies: Object.keys(asObject(found.dependencies)),
    devDependencies: Object.keys(asObject(found.devDependencies)),
  }
}

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
