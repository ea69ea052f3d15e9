import type { OwnJobSeekerProfile } from '@swipefolio/shared/contract'
import type { Executor } from '../../foundation/db/database'

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

export const findProfile = (db: Executor, accountId: number) =>
  db
    .selectFrom('profile')
    .select([
      'headline',
      'about',
      'place',
      'availability',
      'available_from',
      'languages',
      'links',
      'image',
      'public_fields',
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst()

export async function storeProfile(db: Executor, accountId: number, profile: OwnJobSeekerProfile) {
  const { availableFrom, links, publicFields, ...texts } = profile
  const row = {
    ...texts,
    available_from: availableFrom || null,
    links: JSON.stringify(links),
    public_fields: publicFields,
  }
  await db
    .insertInto('profile')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}
