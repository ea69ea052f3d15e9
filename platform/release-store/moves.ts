import type { Pool, PoolClient } from 'pg'
import type { Refusal } from '../gate'
import { shellName, type Release } from '../registry'
import { checkMoves } from './check-moves'
import type { Deployer } from './deploy-tokens'
import { requireExpected, requireNewer, type Expected } from './expected'
import { activate, clearCanary, findPointer, recordMove, type Pointer } from './pointers'
import { checkOwner } from './places'
import { RefusedError } from './refused-error'
import { inTransaction } from './transaction'
import { checkTrial, findTrial } from './trials'

const lock = 7_110_918

/**
 * `releases`: versions by app, moved together or not at all; `percent`: as canaries; `expected`: what the mover believes
 * to be live, by app; `force`: also replaces a newer version; `deployer`: whose places are checked.
 */
export interface Promotion {
  releases: Record<string, string>
  percent?: number
  expected?: Record<string, Expected>
  force?: boolean
  deployer?: Deployer
  /** Refuses releases that have not passed a trial in a browser. */
  requiresTrial?: boolean
  by: string
  reason?: string
}

interface Taking {
  app: string
  expected?: Expected
  by: string
  reason?: string
}

/** Promotes published releases if the gate finds no conflict. */
export function promote(pool: Pool, promotion: Promotion): Promise<Pointer[]> {
  const { releases, percent, expected = {}, force = false, by, reason = '' } = promotion
  return moving(pool, async (client) => {
    const wanted: Release[] = []
    for (const [app, version] of Object.entries(releases)) {
      const release = await getRelease(client, app, version)
      const pointer = await findPointer(client, app)
      const isRepeated = percent === undefined && pointer?.active === release.version
      if (!isRepeated) {
        requireExpected(app, pointer, expected[app])
        requireNewer(release, pointer, force && reason.trim() !== '')
      }
      wanted.push(release)
    }
    if (promotion.requiresTrial) {
      for (const release of wanted) {
        refuse(checkTrial(release, await findTrial(client, release.app, release.version)))
      }
    }
    await passGate(client, wanted, percent !== undefined, promotion.deployer)
    const moved: Pointer[] = []
    for (const { app, version } of wanted) {
      if (percent === undefined) await activate(client, { app, version, by, reason })
      else await startCanary(client, { app, version, percent, by, reason })
      moved.push(await getPointer(client, app))
    }
    return moved
  })
}

/** Takes the last move back: ends a canary, otherwise makes the previous release active again. */
export function rollback(pool: Pool, { app, expected, by, reason = '' }: Taking): Promise<Pointer> {
  return moving(pool, async (client) => {
    const pointer = await getPointer(client, app)
    requireExpected(app, pointer, expected)
    const { active, previous, canary } = pointer
    if (canary !== null) {
      await clearCanary(client, app)
      await recordMove(client, { app, action: 'withdraw', from: canary, to: active, by, reason })
      return getPointer(client, app)
    }
    if (previous === null) {
      throw new RefusedError(409, `${app} ${active} has no release before it to go back to.`)
    }
    await passGate(client, [await getRelease(client, app, previous)], false)
    const before = await releaseBefore(client, app, previous, active)
    await client.query(
      'update platform.pointers set active = $2, previous = $3, moved_at = now() where app = $1',
      [app, previous, before],
    )
    await recordMove(client, { app, action: 'rollback', from: active, to: previous, by, reason })
    return getPointer(client, app)
  })
}

/**
 * Takes an app with its routes and menu entries out of the registry; its releases stay available to open tabs. The
 * shell cannot be retired.
 */
export function retire(pool: Pool, { app, expected, by, reason = '' }: Taking): Promise<void> {
  return moving(pool, async (client) => {
    if (app === shellName) {
      const sentence =
        'The shell cannot be retired: no page would be left. Roll it back, or promote another version.'
      throw new RefusedError(409, sentence)
    }
    const pointer = await getPointer(client, app)
    requireExpected(app, pointer, expected)
    const { active } = pointer
    await client.query('delete from platform.pointers where app = $1', [app])
    await recordMove(client, { app, action: 'retire', from: active, to: null, by, reason })
  })
}

/** What the gate would find if this release went live now, whether it is published or not. */
export const checkBeside = (pool: Pool, release: Release) => checkMoves(pool, [release], false)

/** Serialises moves, so that each is checked against what is live when it commits. */
function moving<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    return work(client)
  })
}

async function passGate(
  client: PoolClient,
  releases: Release[],
  isCanary: boolean,
  deployer?: Deployer,
) {
  refuse([
    ...(await checkMoves(client, releases, isCanary)),
    ...(deployer ? await checkOwner(client, deployer, releases) : []),
  ])
}

function refuse(refusals: readonly Refusal[]) {
  if (refusals.length === 0) return
  throw new RefusedError(422, refusals.map(({ sentence }) => sentence).join('\n'))
}

async function startCanary(
  client: PoolClient,
  {
    app,
    version,
    percent,
    by,
    reason,
  }: Required<Omit<Taking, 'expected'>> & { version: string; percent: number },
) {
  const { active } = await getPointer(client, app)
  if (active === version)
    throw new RefusedError(409, `${app} ${version} is live for everybody already.`)
  await client.query(
    `update platform.pointers
     set canary = $2, canary_percent = $3, moved_at = now(),
       canary_since = case when canary = $2 then canary_since else now() end
     where app = $1`,
    [app, version, percent],
  )
  await recordMove(client, {
    app,
    action: 'canary',
    from: active,
    to: version,
    percent,
    by,
    reason,
  })
}

async function getPointer(client: PoolClient, app: string): Promise<Pointer> {
  const pointer = await findPointer(client, app)
  if (pointer === undefined) throw new RefusedError(404, `${app} has no live release.`)
  return pointer
}

async function getRelease(client: PoolClient, app: string, version: string): Promise<Release> {
  const { rows } = await client.query<{ record: Release }>(
    'select record from platform.releases where app = $1 and version = $2',
    [app, version],
  )
  if (rows[0] === undefined) throw new RefusedError(404, `${app} ${version} is not published.`)
  return rows[0].record
}

/** The release that was active before `version`, other than `left`, which is rolled back from. */
async function releaseBefore(client: PoolClient, app: string, version: string, left: string) {
  const { rows } = await client.query<{ before: string | null }>(
    `select m.from_version as before from platform.pointer_moves m
     join platform.releases r on r.app = m.app and r.version = m.from_version
     where m.app = $1 and m.to_version = $2 and m.action = 'promote'
       and m.from_version <> $3
     order by m.id desc limit 1`,
    [app, version, left],
  )
  return rows[0]?.before ?? null
}
