import type { AppRoute, Release } from '../registry'

interface Claim extends AppRoute {
  owner: string
}

/** A sentence for each path that two routes claim for the same role. */
export function findClashes(releases: readonly Release[]): string[] {
  const claims = new Map<string, Claim[]>()
  for (const { app, version, manifest } of releases) {
    for (const route of manifest.routes) {
      const place = route.path.replace(/:[^/]+/g, ':').replace(/(.)\/$/, '$1')
      claims.set(place, [...(claims.get(place) ?? []), { ...route, owner: `${app} ${version}` }])
    }
  }
  return [...claims.values()].flatMap((routes) =>
    routes.flatMap((right, at) =>
      routes
        .slice(0, at)
        .filter((left) => isForTheSame(left, right))
        .map((left) => sentenceOf(left, right)),
    ),
  )
}

function isForTheSame({ roles: left }: AppRoute, { roles: right }: AppRoute): boolean {
  return left === undefined || right === undefined || left.some((role) => right.includes(role))
}

function sentenceOf(left: Claim, right: Claim): string {
  const all = 'everybody'
  const shared = left.roles?.filter((role) => right.roles?.includes(role) ?? true) ?? right.roles
  return `${left.owner} and ${right.owner} both have a page at ${left.path} for ${shared?.join(', ') ?? all}.`
}
