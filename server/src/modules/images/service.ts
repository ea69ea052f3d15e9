import type { Executor } from '../../foundation/db/database'
import { conflict } from '../../foundation/http/errors'
import { createSerialQueue } from '../../foundation/http/serial-queue'
import type { Services } from '../../foundation/services'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { createRateLimits } from '../../people/rate-limits/rate-limits'
import { addressOf, newAddress } from './address'
import { type createEncoder, unsupportedImage } from './encode'
import {
  countUnusedImagesOf,
  createImage,
  findImageData,
  removeImagesUnusedSince,
} from './repository'

const mostUnused = 20
const unusedMilliseconds = 24 * 60 * 60_000

async function refuseTooMany(db: Executor, ownerId: number) {
  if ((await countUnusedImagesOf(db, ownerId)) < mostUnused) return
  throw conflict(
    `You have ${mostUnused} images that no project uses. Use one of them, or try again tomorrow.`,
  )
}

export function imagesService(
  services: Services,
  { encode }: Pick<ReturnType<typeof createEncoder>, 'encode'>,
) {
  const { config, db, clock } = services
  const limits = createRateLimits(services)
  const inTurn = createSerialQueue({ rest: config.limits ? 1 : 0 })

  return {
    async upload(ownerId: number, file: Buffer | undefined) {
      if (!file) throw unsupportedImage()
      await refuseTooMany(db, ownerId)
      await limits.consume('imagesInMinute', String(ownerId))
      await limits.consume('imagesOfPerson', String(ownerId))
      const data = await inTurn(ownerId, () => encode(file))
      return db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, ownerId)
        await refuseTooMany(trx, ownerId)
        const address = newAddress()
        await createImage(trx, { address, ownerId, data, at: clock() })
        return { image: address }
      })
    },

    async find(name: string) {
      const address = addressOf(name)
      return address && findImageData(db, address)
    },
  }
}

/** Removes images that no project has used for a day. */
export const removeUnusedImages = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  db
    .transaction()
    .execute((trx) =>
      removeImagesUnusedSince(trx, new Date(clock().getTime() - unusedMilliseconds)),
    )
