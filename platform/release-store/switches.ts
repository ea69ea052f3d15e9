import type { Pool, PoolClient } from 'pg'
import { shellName, type Release } from '../registry'
import { findPointer, recordMove } from './pointers'
import { RefusedError } from './refused-error'
import { inTransaction } from './transaction'

/** An app that is turned off for everybody; or only its content of one slot. */
export interface SwitchedOff {
  app: string
  slot: string | null
  by: string
  reason: string
  since: Date
}

interface Switch {
  app: string
  slot?: string
  by: string
  reason?: string
}

/** Turns an app or its content of one slot off for everybody, whatever release they get; its pointers stay. */
export function turnOff(pool: Pool, { app, slot, by, reason = '' }: Switch): Promise<void> {
  return inTransaction(pool, async (client) => {
    const active = await requireLive(client, app, slot)
    const { rowCount } = await client.query(
      `insert into platform.switched_off (app, slot, switched_by, reason) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [app, slot ?? '', by, reason],
    )
    if (rowCount === 0) return
    const move = { app, action: 'off' as const, from: active, to: null }
    await recordMove(client, { ...move, slot, by, reason })
  })
}

/** Takes `turnOff` back. */
export function turnOn(pool: Pool, { app, slot, by, reason = '' }: Switch): Promise<void> {
  return inTransaction(pool, async (client) => {
    const active = await requireLive(client, app)
    const { rowCount } = await client.query(
      'delete from platform.switched_off where app = $1 and slot = $2',
      [app, slot ?? ''],
    )
    if (rowCount === 0) throw new RefusedError(409, `${nameOf(app, slot)} is not turned off.`)
    const move = { app, action: 'on' as const, from: null, to: active }
    await recordMove(client, { ...move, slot, by, reason })
  })
}

/** Everything that is turned off; of each app the whole first. */
export async function listSwitchedOff(pool: Pool): Promise<SwitchedOff[]> {
  const { rows } = await pool.query<SwitchedOff>(
    `select app, nullif(slot, '') as slot, switched_by as "by", reason, since
     from platform.switched_off order by app, switched_off.slot`,
  )
  return rows
}

async function requireLive(client: PoolClient, app: string, slot?: string): Promise<string> {
  if (app === shellName) {
    throw new RefusedError(
      422,
      'The shell cannot be turned off, because it shows every page: roll it back.',
    )
  }
  const pointer = await findPointer(client, app)
  if (pointer === undefined) throw new RefusedError(404, `${app} has no live release.`)
  if (slot === undefined) return pointer.active
  const { rows } = await client.query<{ record: Release }>(
    'select record from platform.releases where app = $1 and version = any($2)',
    [app, [pointer.active, pointer.canary]],
  )
  const slots = rows.flatMap(({ record }) => record.manifest.slots.map((one) => one.slot))
  if (slots.includes(slot)) return pointer.active
  throw new RefusedError(404, `${app} ${pointer.active} has nothing in a slot ${slot}.`)
}

const nameOf = (app: string, slot: string | undefined) =>
  slot === undefined ? app : `${app} in the slot ${slot}`
