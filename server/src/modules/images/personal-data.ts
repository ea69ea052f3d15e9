import { ownId, type PersonalData, withheld } from '../../foundation/db/declare-personal-data'
import type { Services } from '../../foundation/services'
import { findImageData, listAddressesOf } from './repository'

export const imagesData = {
  tables: {
    image: {
      removed: 'owner_id',
      columns: {
        address: 'images.address',
        owner_id: ownId,
        data: 'images.webp',
        created_at: withheld('No screen shows it'),
        unused_since: withheld('Decides when an unused image is removed'),
      },
    },
  },
  export: { jobseeker: async (services, { id }) => ({ images: writeImages(services, id) }) },
} satisfies PersonalData<'image'>

/** One picture at a time, in base64. */
async function* writeImages({ db }: Services, ownerId: number) {
  let separator = ''
  for (const address of await listAddressesOf(db, ownerId)) {
    const data = await findImageData(db, address)
    if (!data) continue
    yield separator + JSON.stringify({ address, webp: data.toString('base64') })
    separator = ','
  }
}
