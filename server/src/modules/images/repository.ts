import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import type { Kept } from '@swipefolio/platform/release-store'

const isUnused = sql<boolean>`(
  not exists (select from project where project.image = image.address and project.image <> '')
  and not exists (
    select from project
    where more_pictures @> jsonb_build_array(jsonb_build_object('image', image.address))
      and more_pictures <> '[]'
  )
  and not exists (select from profile where profile.image = image.address and profile.image <> '')
)`

interface NewImage extends Kept {
  address: string
  ownerId: number
  isSquare: boolean
  at: Date
}

export const createImage = (
  db: Executor,
  { address, ownerId, isSquare, data, object, at }: NewImage,
) =>
  db
    .insertInto('image')
    .values({
      address,
      owner_id: ownerId,
      is_square: isSquare,
      data,
      object,
      created_at: at,
      unused_since: at,
    })
    .execute()

export const findImage = (db: Executor, address: string): Promise<Kept | undefined> =>
  db
    .selectFrom('image')
    .select(['data', 'object'])
    .where('address', '=', address)
    .executeTakeFirst()

export async function listAddressesOf(db: Executor, ownerId: number) {
  const images = await db
    .selectFrom('image')
    .select('address')
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('address')
    .execute()
  return images.map(({ address }) => address)
}

export async function countUnusedImagesOf(db: Executor, ownerId: number) {
  const { count } = await db
    .selectFrom('image')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where(isUnused)
    .executeTakeFirstOrThrow()
  return count
}

interface WantedImage {
  ownerId: number
  address: string
  /** A project shows no picture of a profile, which would name its owner. */
  isSquare: boolean
}

/** Locks an image until the transaction ends and returns whether the owner has such a one. */
export async function holdImageOf(db: Executor, { ownerId, address, isSquare }: WantedImage) {
  const query = db
    .selectFrom('image')
    .select('address')
    .where('address', '=', address)
    .where('owner_id', '=', ownerId)
    .where('is_square', '=', isSquare)
    .forKeyShare()
  return (await query.executeTakeFirst()) !== undefined
}

/** Marks an image that is no longer shown. */
export const releaseImage = (db: Executor, address: string, at: Date) =>
  db.updateTable('image').set({ unused_since: at }).where('address', '=', address).execute()

/** Returns what the rows had. Checks again after locking, because somebody may have started to use an image meanwhile. */
export async function removeImagesUnusedSince(db: Executor, since: Date) {
  const found = await db
    .selectFrom('image')
    .select('address')
    .where('unused_since', '<=', since)
    .where(isUnused)
    .forUpdate()
    .skipLocked()
    .execute()
  const addresses = found.map(({ address }) => address)
  return db
    .deleteFrom('image')
    .where('address', '=', sql<string>`any(${addresses}::text[])`)
    .where(isUnused)
    .returning('object')
    .execute()
}

export const removeImagesOf = (db: Executor, ownerId: number) =>
  db.deleteFrom('image').where('owner_id', '=', ownerId).returning('object').execute()
