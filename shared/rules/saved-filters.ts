import { msg } from '../i18n/msg'
import { collectRefusals } from './refusals'
import { isBlank, isTooLong } from './limits'

export const maxSavedFilters = 10
export const maxFilterTechnologies = 20
const maxNameLength = 40

interface SavedFilterValues {
  name?: string
  technologyIds?: readonly number[]
}

/** Saving a technology filter of the deck under a name. */
export const checkSavedFilter = ({ name, technologyIds = [] }: SavedFilterValues) =>
  collectRefusals([
    ['name', isBlank(name) && msg('Filter name is required')],
    [
      'name',
      isTooLong(name?.trim(), maxNameLength) &&
        msg('Filter name is too long: at most {count} characters', { count: maxNameLength }),
    ],
    ['technologyIds', technologyIds.length === 0 && msg('At least one technology is required')],
    [
      'technologyIds',
      technologyIds.length > maxFilterTechnologies &&
        msg('At most {count} technologies', { count: maxFilterTechnologies }),
    ],
  ])
