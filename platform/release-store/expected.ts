import { parse } from 'semver'
import type { Release } from '../registry'
import { isLocal, type Pointer } from './pointers'
import { RefusedError } from './refused-error'

/** What a mover believes to be live of an app; null where nothing is. */
export interface Expected {
  active: string | null
  canary: string | null
}

/** Throws when somebody has moved the pointer since the mover read it; a mover who expects nothing is let through. */
export function requireExpected(
  app: string,
  pointer: Pick<Pointer, 'active' | 'canary'> | undefined,
  expected: Expected | undefined,
): void {
  const { active, canary } = pointer ?? { active: null, canary: null }
  if (expected === undefined) return
  if (active === expected.active && canary === expected.canary) return
  const sentence = `${app} has been moved meanwhile: ${stateOf({ active, canary })}, and you expected that ${stateOf(expected)}. Look again, then decide.`
  throw new RefusedError(409, sentence)
}

/** Whether a version comes before the live one. Local builds have no order. */
export function isOlderRelease(version: string, active: string | undefined): boolean {
  if (active === undefined || isLocal(active) || isLocal(version)) return false
  const [next, current] = [parse(version), parse(active)]
  return next !== null && current !== null && next.compare(current) < 0
}

/** Throws when a release is older than the live one, unless that is forced. */
export function requireNewer(
  { app, version }: Release,
  pointer: Pick<Pointer, 'active'> | undefined,
  isForced: boolean,
): void {
  if (isForced || pointer === undefined || !isOlderRelease(version, pointer.active)) return
  const sentence = `${app} ${version} is older than ${pointer.active}, which is live: roll back instead, or force the move and give a reason.`
  throw new RefusedError(409, sentence)
}

function stateOf({ active, canary }: Expected): string {
  if (active === null) return 'nothing is live'
  return `${active} is live${canary === null ? '' : ` with ${canary} as its canary`}`
}
