import type { Browser } from 'playwright-core'
import { variants, type Variant } from '../one-bundle/start-variants'
import { measureVisit, newProfile, type Visit } from '../visits/measure-visit'
import type { RouteOfPerson } from './list-routes'

export interface Measured {
  route: RouteOfPerson
  first: Record<Variant, Visit[]>
  second: Record<Variant, Visit[]>
}

/** Visits a page twice in a new profile, with each variant in turn. */
export async function measureRoute(
  browser: Browser,
  addresses: Record<Variant, string>,
  route: RouteOfPerson,
  rounds: number,
): Promise<Measured> {
  const none = (): Record<Variant, Visit[]> => ({ ours: [], whole: [], split: [] })
  const measured = { route, first: none(), second: none() }
  // The visits of the first round warm up servers and disk, and are not counted.
  for (let round = 0; round <= rounds; round += 1)
    for (const variant of variants) {
      const profile = await newProfile(browser, route.person)
      const address = addresses[variant] + route.path
      const conditions = round === 0 ? { slowdown: 1 } : undefined
      const first = await measureVisit(profile, address, conditions)
      if (round > 0) {
        measured.first[variant].push(first)
        measured.second[variant].push(await measureVisit(profile, address))
      }
      await profile.close()
    }
  return measured
}
