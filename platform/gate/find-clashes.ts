import { PathTree, shapeOf, type AppRoute, type Release } from '../registry'
import { isForTheSame } from './roles'

interface Claim extends AppRoute {
  app: string
  owner: string
}

/**
 * A sentence for each path that two routes claim for the same role, and for each pattern that matches pages of another
 * app, if a release of `changed` is one of the two. An app's own patterns may overlap: the more specific one wins.
 * Releases of one app are alternatives, which never meet.
 */
export function findClashes(
  releases: readonly Release[],
  changed: ReadonlySet<Release> = new Set(releases),
): string[] {
  const isOld = (release: Release) => Number(!changed.has(release))
  const claims = new PathTree<Claim>()
  return releases
    .toSorted((left, right) => isOld(left) - isOld(right))
    .flatMap((release) => {
      const { app, version, manifest } = release
      const owner = `${app} ${version}`
      return manifest.routes.flatMap((route) => {
        const found = claims.overlapping(route.path)
        const right = { ...route, app, owner }
        if (changed.has(release)) claims.add(route.path, right)
        return found.flatMap((left) => sentenceOf(left, right) ?? [])
      })
    })
}

function sentenceOf(left: Claim, right: Claim): string | undefined {
  if (left.app === right.app && left.owner !== right.owner) return undefined
  if (shapeOf(left.path) === shapeOf(right.path)) {
    return isForTheSame(left, right)
      ? `${left.owner} and ${right.owner} both have a page at ${left.path} for ${people(left, right)}.`
      : undefined
  }
  if (left.app === right.app) return undefined
  return `${left.owner} has a page at ${left.path}, and ${right.owner} one at ${right.path}, which match the same paths.`
}

function people({ roles: left }: AppRoute, { roles: right }: AppRoute): string {
  const shared = left?.filter((role) => right?.includes(role) ?? true) ?? right
  return shared?.join(', ') ?? 'everybody'
}
