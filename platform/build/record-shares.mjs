/**
 * @typedef {import('../registry/release.ts').Release} Release
 * @typedef {import('../registry/release.ts').ReleaseScreen} ReleaseScreen
 * @typedef {import('./release-facts.mjs').SharePolicy} SharePolicy
 * @typedef {{
 *   policy: SharePolicy,
 *   required: Record<string, string>,
 *   provided: Record<string, ReleaseScreen>,
 *   names: import('./shared-names-plugin.mjs').SharedNames,
 * }} ShareFacts
 */

/**
 * The shared packages that the build requires from the page, and those that it provides. Names are recorded for the
 * product's own package; the others keep their exports within a range.
 * @param {ShareFacts} facts
 */
export function recordShares({ policy, required, provided, names }) {
  /** @type {Release['shares']} */
  const recorded = {}
  for (const [name, requires] of Object.entries(required)) {
    recorded[name] = policy[name]?.isNamed
      ? { requires, takes: takenNames(name, names) }
      : { requires }
  }
  for (const [key, { requires, version: provides, isNamed }] of Object.entries(policy)) {
    for (const [name, needs] of Object.entries(provided)) {
      if (name !== key && !(key.endsWith('/') && name.startsWith(key))) continue
      const gives = isNamed ? names.gives[name] : undefined
      recorded[name] = {
        requires: required[name] ?? requires,
        provides,
        ...(gives && { gives }),
        ...needs,
      }
    }
  }
  // Sorted, because the bundler finds modules in an order that differs between runs.
  const sorted = Object.entries(recorded).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return Object.fromEntries(sorted)
}

/**
 * @param {string} entry
 * @param {import('./shared-names-plugin.mjs').SharedNames} names
 */
function takenNames(entry, { takes, wholes }) {
  const sources = wholes[entry]
  if (sources === undefined) return takes[entry] ?? []
  throw new Error(
    `${entry} is used as a whole in ${sources.join(', ')}: import its names, which the release records.`,
  )
}
