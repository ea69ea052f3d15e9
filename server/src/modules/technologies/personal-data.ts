import {
  becomes,
  nothingPersonal,
  ownId,
  type PersonalData,
  stays,
} from '../../foundation/db/declare-personal-data'

export const technologiesData = {
  tables: {
    technology: {
      kept: 'The list is the same for everybody, and projects of others may use an added technology',
      of: 'added_by',
      columns: {
        id: nothingPersonal,
        name: stays('addedTechnologies.name'),
        aliases: nothingPersonal,
        is_listed: nothingPersonal,
        added_by: becomes(ownId, 'null'),
      },
    },
  },
  export: {
    jobseeker: async ({ db }, { id }) => ({
      addedTechnologies: await db
        .selectFrom('technology')
        .select('name')
        .where('added_by', '=', id)
        .orderBy('name')
        .execute(),
    }),
  },
} satisfies PersonalData<'technology'>
