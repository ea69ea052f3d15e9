import { queryOptions } from '@tanstack/react-query'
import { request } from './request'

/** The job seekers whom a recruiter knows. */
export const contacts = {
  list: () =>
    queryOptions({
      queryKey: ['contacts'],
      queryFn: ({ signal }) => request('GET /api/recruiter/contacts', { signal }),
    }),
  userWithProjects: (id: string) =>
    queryOptions({
      queryKey: ['users', id],
      queryFn: ({ signal }) =>
        request('GET /api/recruiter/user-with-projects/:id', { params: { id }, signal }),
    }),
}
