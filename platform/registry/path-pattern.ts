/** The parameters of `pathname` under `pattern` (`/user/:id`), or undefined without a match; ignores a trailing slash. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const expected = segmentsOf(pattern)
  const actual = segmentsOf(pathname)
  if (expected.length !== actual.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? ''
    if (segment.startsWith(':')) params[segment.slice(1)] = decoded(value)
    else if (segment !== value) return undefined
  }
  return params
}

/** Sorts patterns that match the same path: literal segments come before parameters, from the left. */
export function compareSpecificity(left: string, right: string): number {
  const rank = (pattern: string) =>
    segmentsOf(pattern)
      .map((segment) => (segment.startsWith(':') ? '1' : '0'))
      .join('')
  return rank(left).localeCompare(rank(right))
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
