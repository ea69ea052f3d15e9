import { shellName, type Release } from '../registry'
import { checkCommandClashes } from './check-commands'
import { checkContract } from './check-contract'
import { checkMenu } from './check-menu'
import { findClashes } from './find-clashes'
import { releaseLine, satisfies } from './ranges'
import type { Refusal } from './refusal'

/**
 * Conflicts among releases that visitors get together: every release of an app can meet every one of another app, and
 * never one of its own app. Each conflict is one of two releases, so pairs are judged instead of combinations. Reports
 * only conflicts that involve a release in `changed`, so that an existing conflict blocks nobody else's move.
 */
export function checkLive(releases: readonly Release[], changed: ReadonlySet<Release>): Refusal[] {
  const shells = releases.filter(({ app }) => app === shellName)
  const routes = findClashes(releases, changed).map((sentence): Refusal => ({
    rule: 'routes',
    sentence,
  }))
  const menu = releases.flatMap((release, at) => {
    const others = releases.filter((other, place) => !changed.has(other) || place > at)
    if (!changed.has(release)) return []
    return [...checkMenu(release, others), ...checkCommandClashes(release, others)]
  })
  const places = [...routes, ...menu]
  if (shells.length === 0) {
    const sentence =
      'No shell is live, and without one no app can be checked: release the shell first.'
    return [{ rule: 'shell', sentence }, ...places]
  }
  const apps = releases.filter(({ app }) => app !== shellName)
  const pairs = shells.flatMap((shell) =>
    apps
      .filter((release) => changed.has(release) || changed.has(shell))
      .flatMap((release) => checkPair(release, shell)),
  )
  return [...pairs, ...places]
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
    const given = new Set(gives)
    const missing = gives ? takes.filter((name) => !given.has(name)) : []
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
