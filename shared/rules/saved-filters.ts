import { collectErrors } from './field-errors'
import { isBlank, tooLong } from './limits'

export const maxSavedFilters = 10
export const maxFilterTechnologies = 20
const maxNameLength = 40

interface SavedFilterValues {
  name?: string
  technologyIds?: readonly number[]
}

/** Saving a technology filter of the deck under a name. */
export const checkSavedFilter = ({ name, technologyIds = [] }: SavedFilterValues) =>
  collectErrors([
    ['name', isBlank(name) && 'Filter name is required'],
    ['name', tooLong('Filter name', name?.trim(), maxNameLength)],
    ['technologyIds', technologyIds.length === 0 && 'At least one technology is required'],
    [
      'technologyIds',
      technologyIds.length > maxFilterTechnologies &&
        `At most ${maxFilterTechnologies} technologies`,
    ],
  ])
