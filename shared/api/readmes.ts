import { queryOptions } from '@tanstack/react-query'
import { request } from './request'

/** READMEs of projects, and what else is read from repositories. */
export const readmes = {
  take: (repoUrl: string) => request('POST /api/user/readmes', { body: { repoUrl } }),
  factsOf: (repoUrl: string) => request('POST /api/user/repository-facts', { body: { repoUrl } }),
  /** Of an own project; null when it has none. */
  ofOwn: (id: number) =>
    queryOptions({
      queryKey: ['readme', 'own', id],
      queryFn: ({ signal }) =>
        request('GET /api/user/projects/:id/readme', { params: { id }, signal }),
    }),
  /** Of a contact's project; null when it has none. */
  ofContact: (id: number) =>
    queryOptions({
      queryKey: ['readme', 'contact', id],
      queryFn: ({ signal }) =>
        request('GET /api/recruiter/contact-projects/:id/readme', { params: { id }, signal }),
    }),
}
