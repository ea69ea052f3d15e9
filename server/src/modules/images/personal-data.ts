import { ownId, type PersonalData, withheld } from '../../foundation/db/declare-personal-data'
import { runIn } from '../../foundation/files/files'
import type { Services } from '../../foundation/services'
import { findImage, listAddressesOf, removeImagesOf } from './repository'

export const imagesData = {
  tables: {
    image: {
      removed: 'owner_id',
      by: async ({ trx, services: { files }, account }) =>
        files.remove(runIn(trx), await removeImagesOf(trx, account.id)),
      columns: {
        address: 'images.address',
        owner_id: ownId,
        data: 'images.webp',
        object: withheld('Says where the image is kept'),
        is_square: withheld('Decides what it can be used for'),
        created_at: withheld('No screen shows it'),
        unused_since: withheld('Decides when an unused image is removed'),
      },
    },
  },
  export: { jobseeker: async (services, { id }) => ({ images: writeImages(services, id) }) },
} satisfies PersonalData<'image'>

/** One picture at a time, in base64. */
async function* writeImages({ db, files }: Services, ownerId: number) {
  let separator = ''
  for (const address of await listAddressesOf(db, ownerId)) {
    const image = await findImage(db, address)
    if (!image) continue
    const webp = (await files.read(image)).toString('base64')
    yield separator + JSON.stringify({ address, webp })
    separator = ','
  }
}
