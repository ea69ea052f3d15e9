import { msg } from '@swipefolio/shared/i18n'
import type { Executor } from '../../foundation/db/database'
import { runIn } from '../../foundation/files/files'
import { conflict } from '../../foundation/http/errors'
import { createSerialQueue } from '../../foundation/http/serial-queue'
import type { Services } from '../../foundation/services'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { createRateLimits } from '../../people/rate-limits/rate-limits'
import { addressOf, newAddress } from './address'
import { type createEncoder, unsupportedImage } from './encode'
import { countUnusedImagesOf, createImage, findImage, removeImagesUnusedSince } from './repository'

const mostUnused = 20
const unusedMilliseconds = 24 * 60 * 60_000

async function refuseTooMany(db: Executor, ownerId: number) {
  if ((await countUnusedImagesOf(db, ownerId)) < mostUnused) return
  throw conflict(
    msg('You have {count} images that nothing uses. Use one of them, or try again tomorrow.', {
      count: mostUnused,
    }),
  )
}

export function imagesService(
  services: Services,
  { encode }: Pick<ReturnType<typeof createEncoder>, 'encode'>,
) {
  const { config, db, clock, files } = services
  const limits = createRateLimits(services)
  const inTurn = createSerialQueue({ rest: config.limits ? 1 : 0 })

  return {
    async upload(ownerId: number, file: Buffer | undefined, { isSquare = false } = {}) {
      if (!file) throw unsupportedImage()
      await refuseTooMany(db, ownerId)
      await limits.consume('imagesInMinute', String(ownerId))
      await limits.consume('imagesOfPerson', String(ownerId))
      const kept = await files.put(await inTurn(ownerId, () => encode(file, { isSquare })))
      return db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, ownerId)
        await refuseTooMany(trx, ownerId)
        const address = newAddress()
        await createImage(trx, { address, ownerId, isSquare, ...kept, at: clock() })
        await files.confirm(runIn(trx), kept)
        return { image: address }
      })
    },

    async find(name: string) {
      const address = addressOf(name)
      const image = address && (await findImage(db, address))
      return image && files.read(image)
    },
  }
}

/** Removes images that nothing has used for a day. */
export const removeUnusedImages = ({
  db,
  clock,
  files,
}: Pick<Services, 'db' | 'clock' | 'files'>) =>
  db.transaction().execute(async (trx) => {
    const since = new Date(clock().getTime() - unusedMilliseconds)
    await files.remove(runIn(trx), await removeImagesUnusedSince(trx, since))
  })
