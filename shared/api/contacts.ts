import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { inParts } from './in-parts'
import { request, requestPart, requestWhole } from './request'

/** The job seekers whom a recruiter knows. */
export const contacts = {
  /** Those whose name contains a text, in parts. The key without a search is the beginning of all the others. */
  list: (search = '') => ({
    ...inParts(search ? ['contacts', search] : ['contacts'], (query, signal) =>
      requestPart('GET /api/recruiter/contacts', {
        query: { ...query, search: search || undefined },
        signal,
      }),
    ),
    placeholderData: keepPreviousData,
  }),
  /** The same, all at once. */
  whole: (search: string) =>
    requestWhole('GET /api/recruiter/contacts', { query: { search: search || undefined } }),
  userWithProjects: (id: string) =>
    queryOptions({
      queryKey: ['users', id],
      queryFn: ({ signal }) =>
        request('GET /api/recruiter/user-with-projects/:id', { params: { id }, signal }),
    }),
}
