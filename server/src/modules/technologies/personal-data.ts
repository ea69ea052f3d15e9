import { nothingPersonal, type PersonalData } from '../../foundation/db/declare-personal-data'

export const technologiesData = {
  tables: {
    technology: {
      kept: 'The list is the same for everybody',
      columns: { id: nothingPersonal, name: nothingPersonal },
    },
  },
} satisfies PersonalData<'technology'>
