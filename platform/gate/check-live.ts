import { shellName, type Release } from '../registry'
import { checkContract } from './check-contract'
import { checkMenu } from './check-menu'
import { findClashes } from './find-clashes'
import { releaseLine, satisfies } from './ranges'
import type { Refusal } from './refusal'

/**
 * Conflicts among releases that one visitor gets together. Reports only conflicts that involve a release in
 * `changed`, so that an existing conflict blocks nobody else's move.
 */
export function checkLive(releases: readonly Release[], changed: ReadonlySet<Release>): Refusal[] {
  const shell = releases.find(({ app }) => app === shellName)
  const clashes = findClashes(releases.filter((release) => !changed.has(release)))
  const isOld = (release: Release) => Number(!changed.has(release))
  const routes = findClashes(releases.toSorted((left, right) => isOld(left) - isOld(right)))
    .filter((sentence) => !clashes.includes(sentence))
    .map((sentence): Refusal => ({ rule: 'routes', sentence }))
  const menu = releases.flatMap((release, at) => {
    const others = releases.filter((other, place) => !changed.has(other) || place > at)
    return changed.has(release) ? checkMenu(release, others) : []
  })
  const places = [...routes, ...menu]
  if (shell === undefined) {
    const sentence =
      'No shell is live, and without one no app can be checked: release the shell first.'
    return [{ rule: 'shell', sentence }, ...places]
  }
  const pairs = releases.filter(
    (release) => release !== shell && (changed.has(release) || changed.has(shell)),
  )
  return [...pairs.flatMap((release) => checkPair(release, shell)), ...places]
}

function checkPair(release: Release, shell: Release): Refusal[] {
  return [
    ...checkRanges(release, shell),
    ...checkNames(release, shell),
    ...checkContract(release, shell),
    ...checkRuntime(release, shell),
  ]
}

function checkRanges({ app, version, shares }: Release, shell: Release): Refusal[] {
  return Object.entries(shares).flatMap(([name, { requires }]): Refusal[] => {
    const provided = shell.shares[name]?.provides
    if (provided !== undefined && satisfies(provided, requires)) return []
    const has = provided === undefined ? 'does not provide it' : `provides ${provided}`
    const sentence = `${app} ${version} needs ${name} ${requires}; shell ${shell.version} ${has}.`
    return [{ rule: 'ranges', sentence }]
  })
}

/** Only between releases that record names; the ranges judge the others. */
function checkNames({ app, version, shares }: Release, shell: Release): Refusal[] {
  return Object.entries(shares).flatMap(([entry, { takes = [] }]): Refusal[] => {
    const gives = shell.shares[entry]?.gives
    const missing = gives ? takes.filter((name) => !gives.includes(name)) : []
    if (missing.length === 0) return []
    const names = missing.join(', ')
    const sentence = `${app} ${version} imports ${names} from ${entry}; shell ${shell.version} does not export ${missing.length > 1 ? 'them' : 'it'}.`
    return [{ rule: 'names', sentence }]
  })
}

function checkRuntime({ app, version, runtime }: Release, shell: Release): Refusal[] {
  if (releaseLine(runtime) === releaseLine(shell.runtime)) return []
  const sentence = `${app} ${version} was built for version ${runtime} of the federation runtime; shell ${shell.version} has ${shell.runtime}.`
  return [{ rule: 'runtime', sentence }]
}
