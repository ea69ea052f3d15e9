import { isBuiltInName } from './built-in-name'

/** A literal segment without escapes, or a parameter; `*`, `?`, dot segments and empty ones would be read differently by routers. */
const segmentSyntax = /^(?::[A-Za-z]\w*|[\w~-][\w.~-]*)$/

/**
 * The segments of a pattern (`/user/:id`), or undefined when it is none. The gate and the router both use it, so that a
 * path cannot pass the one and mean something else to the other. A trailing slash is ignored.
 */
export function parsePattern(pattern: string): string[] | undefined {
  if (!pattern.startsWith('/')) return undefined
  const segments = pattern.replace(/\/$/, '').split('/').slice(1)
  if (!segments.every((segment) => segmentSyntax.test(segment))) return undefined
  const parameters = segments.filter(isParameter)
  const isAmbiguous = new Set(parameters).size < parameters.length
  return isAmbiguous || parameters.some((name) => isBuiltInName(name.slice(1)))
    ? undefined
    : segments
}

/** The parameters of `pathname` under `pattern` (`/user/:id`), or undefined without a match; ignores a trailing slash. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const expected = parsePattern(pattern)
  const actual = pathname.split('/').filter((segment) => segment !== '')
  if (expected?.length !== actual.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? ''
    if (isParameter(segment)) params[segment.slice(1)] = decoded(value)
    else if (segment !== value) return undefined
  }
  return params
}

/** Sorts patterns that match the same path: literal segments come before parameters, from the left. */
export function compareSpecificity(left: string, right: string): number {
  const rank = (pattern: string) =>
    (parsePattern(pattern) ?? []).map((segment) => (isParameter(segment) ? '1' : '0')).join('')
  return rank(left).localeCompare(rank(right))
}

/** The pattern with nameless parameters: two patterns of one shape match the same paths. */
export function shapeOf(pattern: string): string {
  return pattern.replace(/:\w+/g, ':').replace(/(.)\/$/, '$1')
}

const isParameter = (segment: string) => segment.startsWith(':')

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
