import { queryOptions } from '@tanstack/react-query'
import type { CallBody } from '../contract'
import { request } from './request'

/** A recruiter's saved technology filters of the deck. */
export const savedFilters = {
  list: () =>
    queryOptions({
      queryKey: ['saved-filters'],
      queryFn: ({ signal }) => request('GET /api/recruiter/saved-filters', { signal }),
    }),
  create: (body: CallBody<'POST /api/recruiter/saved-filters'>) =>
    request('POST /api/recruiter/saved-filters', { body }),
  update: (id: number, body: CallBody<'PUT /api/recruiter/saved-filters/:id'>) =>
    request('PUT /api/recruiter/saved-filters/:id', { params: { id }, body }),
  remove: (id: number) => request('DELETE /api/recruiter/saved-filters/:id', { params: { id } }),
}
