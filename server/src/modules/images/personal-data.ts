import { ownId, type PersonalData, withheld } from '../../foundation/db/declare-personal-data'

export const imagesData = {
  tables: {
    image: {
      removed: 'owner_id',
      columns: {
        address: 'projects.image',
        owner_id: ownId,
        data: withheld('Served at its address'),
        created_at: withheld('No screen shows it'),
        unused_since: withheld('Decides when an unused image is removed'),
      },
    },
  },
} satisfies PersonalData<'image'>
