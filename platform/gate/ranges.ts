import { parse, satisfies as isInRange } from 'semver'

/**
 * Whether a version satisfies a package.json range. A pre-release also counts as the release that it precedes: npm
 * refuses `1.2.0-local.4f6d` for `^1.2.0`, and local builds are to be checked like releases.
 */
export function satisfies(version: string, range: string): boolean {
  const found = parse(version)
  if (found === null) return false
  return [version, `${found.major}.${found.minor}.${found.patch}`].some((candidate) =>
    isInRange(candidate, range),
  )
}

/** The major and minor number, which the federation runtimes of one page must have in common. */
export function releaseLine(version: string): string {
  const { major = 0, minor = 0 } = parse(version) ?? {}
  return `${major}.${minor}`
}
