import { queryOptions } from '@tanstack/react-query'
import type { ContactDesk } from '../contract'
import { translated } from '../i18n/catalogue'
import { firstStages } from '../rules'
import { paginatedQuery } from './pagination'
import { request, requestPage, requestAllPages } from './request'

const summaryKey = ['contact-summaries']
const columnKey = ['contact-columns']

const isFirstStage = ({ id, name }: { id: number; name: string }) =>
  firstStages.some((first) => first.id === id && first.name === name)

/** A recruiter's contacts. */
export const contacts = {
  /** The contacts whose name contains a text, paginated. The key without a search is a prefix of all others, for invalidation. */
  list: (search = '') =>
    paginatedQuery(
      search ? ['contacts', search] : ['contacts'],
      (query, signal) =>
        requestPage('GET /api/recruiter/contacts', {
          query: { ...query, search: search || undefined },
          signal,
        }),
      { keepsPrevious: true },
    ),
  /** The prefix of the keys of all columns. */
  columnKey,
  /** The contacts in one stage whose name contains a text, in the order of the board. */
  column: (stageId: number, search = '') =>
    paginatedQuery(
      [...columnKey, stageId, search],
      (query, signal) =>
        requestPage('GET /api/recruiter/contacts', {
          query: { ...query, stage: String(stageId), search: search || undefined },
          signal,
        }),
      { keepsPrevious: true },
    ),
  stages: () =>
    queryOptions({
      queryKey: ['contact-stages'],
      queryFn: ({ signal }) => request('GET /api/recruiter/contact-stages', { signal }),
      // Names that the recruiter has typed stay as they are.
      select: (stages) =>
        stages.map((stage) =>
          isFirstStage(stage) ? { ...stage, name: translated(stage.name) } : stage,
        ),
    }),
  addStage: (name: string) => request('POST /api/recruiter/contact-stages', { body: { name } }),
  updateStage: (id: number, body: { name?: string; place?: number }) =>
    request('PUT /api/recruiter/contact-stages/:id', { params: { id }, body }),
  /** Deletes a stage; its contacts move to `to`. */
  removeStage: (id: number, to?: number) =>
    request('DELETE /api/recruiter/contact-stages/:id', {
      params: { id },
      query: { to: to === undefined ? undefined : String(to) },
    }),
  /** What the recruiter keeps about a contact. */
  desk: (id: number) =>
    queryOptions({
      queryKey: ['contact-desks', id],
      queryFn: ({ signal }) =>
        request('GET /api/recruiter/contacts/:id/desk', { params: { id }, signal }),
    }),
  /** Changes what is given. A note comes with the `noteVersion` on which it was begun, a next step with its day. */
  updateDesk: (id: number, body: Partial<ContactDesk>) =>
    request('PUT /api/recruiter/contacts/:id/desk', { params: { id }, body }),
  /** The same, without pagination. */
  all: (search: string) =>
    requestAllPages('GET /api/recruiter/contacts', { query: { search: search || undefined } }),
  /** The prefix of the keys of all summaries, for invalidation. */
  summaryKey,
  /** Who a contact is, by the job seeker's id. */
  summary: (id: number) =>
    queryOptions({
      queryKey: [...summaryKey, id],
      queryFn: ({ signal }) =>
        request('GET /api/recruiter/contacts/:id', { params: { id }, signal }),
    }),
  /** Who owns a project that the recruiter has liked. */
  ofLikedProject: (projectId: number) =>
    queryOptions({
      queryKey: [...summaryKey, 'of-liked-project', projectId],
      queryFn: ({ signal }) =>
        request('GET /api/recruiter/liked-projects/:id/contact', {
          params: { id: projectId },
          signal,
        }),
    }),
  userWithProjects: (id: string) =>
    queryOptions({
      queryKey: ['users', id],
      queryFn: ({ signal }) =>
        request('GET /api/recruiter/user-with-projects/:id', { params: { id }, signal }),
    }),
}
