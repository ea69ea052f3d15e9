import type { CallQuery } from '@swipefolio/shared/contract'
import { parseFlag } from '../../foundation/http/parse-flag'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import type { Services } from '../../foundation/services'
import { presentTechnology } from '../technologies/present'
import { listOfRequests } from '../technologies/repository'
import { findBookmarked, isBookmarkedBy } from './bookmarks-repository'
import { readProjectsByTechnology } from './fitting-projects'
import { presentListedRequest, presentProjectRequest } from './present'
import { listProjectRequests } from './repository'
import { naming, narrowingsOf, parseFilters } from './request-filters'

/** The lists of everybody's requests. */
export function listingService({ db, clock }: Services) {
  const today = () => clock().toISOString().slice(0, 10)

  return {
    async listPublic(query: CallQuery<'GET /api/projectrequests'>, page: PageRequest) {
      const filters = parseFilters(query)
      const listing = { ...filters, today: today(), page, narrowings: narrowingsOf(filters) }
      return (await listProjectRequests(db, listing)).map(presentProjectRequest)
    },

    async listForJobSeeker(
      id: number,
      query: CallQuery<'GET /api/user/project-requests'>,
      page: PageRequest,
    ) {
      const filters = parseFilters(query)
      const own = await readProjectsByTechnology(db, id)
      const narrowings = [
        ...(parseFlag('bookmarked', query.bookmarked) ? [isBookmarkedBy(id)] : []),
        ...(parseFlag('fits', query.fits) ? [naming([...own.keys()])] : []),
        ...narrowingsOf(filters),
      ]
      const listed = await listProjectRequests(db, { ...filters, today: today(), page, narrowings })
      const ids = listed.items.map((row) => row.id)
      return listed.map(presentListedRequest(own, await findBookmarked(db, id, ids)))
    },

    listTechnologies: async () => (await listOfRequests(db)).map(presentTechnology),
  }
}
