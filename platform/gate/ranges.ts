import { parse, satisfies as isInRange } from 'semver'

/**
 * Whether a version lies in a range as package.json files write them. A pre-release counts as the release that it
 * leads to, too: npm refuses `1.2.0-local.4f6d` for `^1.2.0`, and local builds are to be checked like released ones.
 */
export function satisfies(version: string, range: string): boolean {
  const found = parse(version)
  if (found === null) return false
  return [version, `${found.major}.${found.minor}.${found.patch}`].some((candidate) =>
    isInRange(candidate, range),
  )
}

/** Major and minor number, which two federation runtimes of one page must have in common. */
export function releaseLine(version: string): string {
  const { major = 0, minor = 0 } = parse(version) ?? {}
  return `${major}.${minor}`
}
