import type { Pool, PoolClient } from 'pg'
import type { Refusal } from '../gate'
import { parsePattern, type Release } from '../registry'
import { everyApp, type Deployer } from './deploy-tokens'

/** A token or app that holds a place: a path prefix or a slot. */
interface Holding {
  holder: string
  paths: string[]
  slots: string[]
}

/**
 * The places of releases that their deployer does not own. A token with paths or slots owns these; another one owns what
 * its apps hold live, and what nobody holds. Operators own everything.
 */
export async function checkOwner(
  client: Pool | PoolClient,
  deployer: Deployer,
  releases: readonly Release[],
): Promise<Refusal[]> {
  if (deployer.apps.includes(everyApp)) return []
  const refusals: Refusal[] = []
  for (const { app, version, manifest } of releases) {
    const holdings = await readHoldings(client, app)
    const own = holdings.filter(({ holder }) => holder === app)
    const others = holdings.filter(({ holder }) => holder !== app)
    const refuse = (has: string, place: string, owners: string[], option: string) => {
      const belongs =
        owners.length > 0 ? `belongs to ${owners.join(', ')}` : 'is not among its places'
      const sentence = `${app} ${version} has ${has}, but ${place} ${belongs}: the token ${deployer.name} needs ${option} ${place}.`
      refusals.push({ rule: 'places', sentence })
    }
    // The gate refuses the others, which belong to nobody.
    const paths = manifest.routes.map(({ path }) => path).filter((path) => parsePattern(path))
    for (const path of paths) {
      const first = prefixOf(path)
      const isOwned = deployer.paths
        ? deployer.paths.some((prefix) => isBelow(path, prefix))
        : holds(own, 'paths', first) || !holds(others, 'paths', first)
      if (!isOwned) refuse(`a page at ${path}`, first, holdersOf(others, 'paths', first), '--paths')
    }
    for (const { slot } of manifest.slots) {
      const isOwned = deployer.slots
        ? deployer.slots.includes(slot)
        : holds(own, 'slots', slot) || !holds(others, 'slots', slot)
      if (!isOwned) refuse(`a part in ${slot}`, slot, holdersOf(others, 'slots', slot), '--slots')
    }
  }
  return refusals
}

type Kind = 'paths' | 'slots'

const holds = (holdings: Holding[], kind: Kind, place: string) =>
  holdings.some((holding) => holding[kind].includes(place))

const holdersOf = (holdings: Holding[], kind: Kind, place: string) =>
  holdings.filter((holding) => holding[kind].includes(place)).map(({ holder }) => holder)

/** What every app holds live, and what the tokens hold that are not for `app`. */
async function readHoldings(client: Pool | PoolClient, app: string): Promise<Holding[]> {
  const { rows: live } = await client.query<{ record: Release }>(
    `select r.record from platform.pointers p
     join platform.releases r on r.app = p.app and r.version in (p.active, p.canary) order by r.app`,
  )
  const { rows: tokens } = await client.query<{
    name: string
    paths: string[] | null
    slots: string[] | null
  }>(
    `select name, paths, slots from platform.deploy_tokens
     where not apps && $1 and revoked_at is null and expires_at > now() order by name`,
    [[app, everyApp]],
  )
  return [
    ...live.map(({ record: { app: holder, manifest } }) => ({
      holder,
      paths: manifest.routes.map(({ path }) => prefixOf(path)),
      slots: manifest.slots.map(({ slot }) => slot),
    })),
    ...tokens.map(({ name, paths, slots }) => ({
      holder: `the token ${name}`,
      paths: (paths ?? []).map(prefixOf),
      slots: slots ?? [],
    })),
  ]
}

/** The first segment, which is the unit of what is free. */
const prefixOf = (path: string) => `/${parsePattern(path)?.[0] ?? ''}`

/** Whether a path is a prefix or below it; the home page has nothing below it. */
function isBelow(path: string, prefix: string): boolean {
  const [segments = [], start = []] = [parsePattern(path), parsePattern(prefix)]
  if (start.length === 0) return segments.length === 0
  return start.every((segment, at) => segments[at] === segment)
}
