import type { Pool, PoolClient } from 'pg'
import { checkLive, type Refusal } from '../gate'
import type { Release } from '../registry'
import { readLiveApps, type LiveApp } from './pointers'

/** Checks every two releases that a visitor could get together once `changed` are live. */
export async function checkMoves(
  client: Pool | PoolClient,
  changed: readonly Release[],
  isCanary: boolean,
): Promise<Refusal[]> {
  const variants = new Map<string, Release[]>()
  for (const live of await readLiveApps(client)) variants.set(live.active.app, releasesOf(live))
  for (const release of changed) {
    const [active, canary] = variants.get(release.app) ?? []
    const isEverybodys = !isCanary || active === undefined
    const others = isEverybodys ? [canary] : [active]
    const kept = others.filter((one) => one !== undefined && one.version !== release.version)
    variants.set(release.app, [release, ...(kept as Release[])])
  }
  const refusals = checkLive([...variants.values()].flat(), new Set(changed))
  return [...new Map(refusals.map((refusal) => [refusal.sentence, refusal])).values()]
}

function releasesOf({ active, canary }: LiveApp): Release[] {
  return canary ? [active, canary.release] : [active]
}
