import { overlaps, shapeOf, type AppRoute, type Release } from '../registry'
import { isForTheSame } from './roles'

interface Claim extends AppRoute {
  app: string
  owner: string
}

/**
 * A sentence for each path that two routes claim for the same role, and for each pattern that matches pages of another
 * app. An app's own patterns may overlap: the more specific one wins.
 */
export function findClashes(releases: readonly Release[]): string[] {
  const claims = new Map<string, Claim[]>()
  for (const { app, version, manifest } of releases) {
    for (const route of manifest.routes) {
      // Patterns of other first segments cannot overlap, because the first segment is literal.
      const first = route.path.split('/')[1] ?? ''
      const claim = { ...route, app, owner: `${app} ${version}` }
      claims.set(first, [...(claims.get(first) ?? []), claim])
    }
  }
  return [...claims.values()].flatMap((routes) =>
    routes.flatMap((right, at) =>
      routes.slice(0, at).flatMap((left) => sentenceOf(left, right) ?? []),
    ),
  )
}

function sentenceOf(left: Claim, right: Claim): string | undefined {
  if (shapeOf(left.path) === shapeOf(right.path)) {
    return isForTheSame(left, right)
      ? `${left.owner} and ${right.owner} both have a page at ${left.path} for ${people(left, right)}.`
      : undefined
  }
  if (left.app === right.app || !overlaps(left.path, right.path)) return undefined
  return `${left.owner} has a page at ${left.path}, and ${right.owner} one at ${right.path}, which match the same paths.`
}

function people({ roles: left }: AppRoute, { roles: right }: AppRoute): string {
  const shared = left?.filter((role) => right?.includes(role) ?? true) ?? right
  return shared?.join(', ') ?? 'everybody'
}
