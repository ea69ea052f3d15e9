type Triple = readonly [number, number, number]

/**
 * Whether a version lies in a range as package.json files write them (`^1.2.0`, `~1.2`, `1.x`, `>=1 <3`, `a || b`).
 * What follows a hyphen is left out, so that a local build counts as the version that it will be.
 */
export function satisfies(version: string, range: string): boolean {
  const found = tripleOf(version)
  return (
    found !== undefined &&
    range.split('||').some((part) => {
      const comparators = part
        .trim()
        .replace(/(<=|>=|[<>=^~])\s+/g, '$1')
        .split(/\s+/)
        .filter(Boolean)
      return comparators.every((comparator) => holds(found, comparator))
    })
  )
}

/** Major and minor number, which two federation runtimes of one page must have in common. */
export const releaseLine = (version: string): string =>
  (tripleOf(version) ?? [0, 0]).slice(0, 2).join('.')

function holds(version: Triple, comparator: string): boolean {
  const [, operator = '', text = ''] = /^(\^|~|>=|<=|>|<|=)?v?(.*)$/.exec(comparator) ?? []
  const parts = text.split('-', 1)[0]?.split('.') ?? []
  const isOpen = (part: string | undefined) => part === undefined || /^[x*]?$/i.test(part)
  const given = parts.findIndex(isOpen) === -1 ? parts.length : parts.findIndex(isOpen)
  const numbers = parts.slice(0, given).map(Number)
  if (numbers.some((part) => !Number.isInteger(part))) return false
  if (given === 0) return operator !== '<' && operator !== '>'
  const lowest: Triple = [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0]
  const end = after(lowest, operator, given)
  const order = compare(version, lowest)
  if (operator === '<') return order < 0
  if (operator === '>=') return order >= 0
  if (operator === '>') return compare(version, end) >= 0
  if (operator === '<=') return compare(version, end) < 0
  return order >= 0 && compare(version, end) < 0
}

/** The first version behind those that the comparator means. */
function after([major, minor, patch]: Triple, operator: string, given: number): Triple {
  if (operator === '^') {
    if (major > 0 || given === 1) return [major + 1, 0, 0]
    return minor > 0 || given === 2 ? [0, minor + 1, 0] : [0, 0, patch + 1]
  }
  if (given === 1) return [major + 1, 0, 0]
  return operator === '~' || given === 2 ? [major, minor + 1, 0] : [major, minor, patch + 1]
}

function compare(left: Triple, right: Triple): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
}

function tripleOf(version: string): Triple | undefined {
  const [, major, minor, patch] = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version) ?? []
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)]
}
