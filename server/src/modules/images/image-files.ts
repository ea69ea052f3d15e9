import type { Kept } from '@swipefolio/platform/release-store'
import type { Executor } from '../../foundation/db/database'
import type { FileTable } from '../../foundation/files/move-files'

const movedAtOnce = 20

/** Where the contents of pictures are. */
export const imageFiles = (db: Executor): FileTable<Kept & { address: string }> => ({
  list: (place) =>
    db
      .selectFrom('image')
      .select(['address', 'data', 'object'])
      .where(place === 'store' ? 'object' : 'data', 'is not', null)
      .limit(movedAtOnce)
      .execute(),
  replace: (run, { address, object }, kept) =>
    run(
      `update image set data = $3, object = $4
       where address = $1 and object is not distinct from $2`,
      [address, object, kept.data, kept.object],
    ),
})
