import Type, { type Static } from 'typebox'
import { call, Text } from './call'
import { idOf } from './parameters'
import { Id } from './scalars'

/** A technology filter of the deck under a name. `isMailed`: a weekly mail names the new projects that it finds. */
export const SavedFilter = Type.Object({
  id: Id,
  name: Type.String(),
  technologyIds: Type.Array(Id),
  isMailed: Type.Boolean(),
})
export type SavedFilter = Static<typeof SavedFilter>

const { name, technologyIds, isMailed } = SavedFilter.properties

export const savedFilterCalls = {
  'GET /api/recruiter/saved-filters': call({
    access: 'recruiter',
    summary: 'List my saved technology filters of the deck, the oldest first',
    response: Type.Array(SavedFilter),
  }),
  'POST /api/recruiter/saved-filters': call({
    access: 'recruiter',
    summary: 'Save a technology filter of the deck',
    refusals: { conflict: 'There are ten filters already.' },
    body: Type.Object({
      name: Type.Optional(name),
      technologyIds: Type.Optional(technologyIds),
      isMailed: Type.Optional(isMailed),
    }),
    response: SavedFilter,
  }),
  'PUT /api/recruiter/saved-filters/:id': call({
    access: 'recruiter',
    summary: 'Rename a saved filter, or choose whether a weekly mail tells of new projects',
    notes: 'What is left out stays as it is.',
    params: idOf('filter'),
    body: Type.Object({ name: Type.Optional(name), isMailed: Type.Optional(isMailed) }),
    response: SavedFilter,
  }),
  'DELETE /api/recruiter/saved-filters/:id': call({
    access: 'recruiter',
    summary: 'Delete a saved filter',
    params: idOf('filter'),
    response: Text,
  }),
}
