import { queryOptions } from '@tanstack/react-query'
import type { DecisionStatus, UnseenProject } from '../contract'
import { paginatedQuery } from './pagination'
import { request, requestPage, requestAllPages } from './request'

type DecidedList = 'saved' | 'passed'

/** The key without a search is a prefix of all others, for invalidation. */
const decidedQuery = (list: DecidedList, search: string) =>
  paginatedQuery(
    search ? [`${list}-projects`, 'search', search] : [`${list}-projects`],
    (query, signal) =>
      requestPage(`GET /api/recruiter/projects/${list}`, {
        query: { ...query, search: search || undefined },
        signal,
      }),
    { keepsPrevious: true },
  )

/** A recruiter's decisions on projects. */
export const decisions = {
  /** The newest unseen projects, at most `limit`, of any of these technologies; empty when none is left. */
  async unseen(
    { limit, technologyIds = [] }: { limit: number; technologyIds?: readonly number[] },
    signal?: AbortSignal,
  ): Promise<UnseenProject[]> {
    const tech = technologyIds.length > 0 ? technologyIds.join(',') : undefined
    const answer = await request('GET /api/recruiter/projects/unseen', {
      query: { limit: String(limit), tech },
      signal,
    })
    return answer === null ? [] : [answer].flat()
  },
  /** How many projects are unseen, of any of these technologies; 100 means more than 99. */
  async countUnseen(technologyIds: readonly number[], signal?: AbortSignal): Promise<number> {
    const tech = technologyIds.length > 0 ? technologyIds.join(',') : undefined
    const { count } = await request('GET /api/recruiter/projects/unseen/count', {
      query: { tech },
      signal,
    })
    return count
  },
  technologyList: () =>
    queryOptions({
      queryKey: ['technologies'],
      queryFn: ({ signal }) => request('GET /api/recruiter/techlist', { signal }),
      staleTime: Infinity,
    }),
  decide: (id: number, likedStatus: DecisionStatus) =>
    request('POST /api/recruiter/projects/:id', {
      params: { id },
      query: { likedStatus },
      outlivesPage: true,
    }),
  undo: (id: number) =>
    request('DELETE /api/recruiter/projects/:id/decision', { params: { id }, outlivesPage: true }),
  saved: (search = '') => decidedQuery('saved', search),
  passed: (search = '') => decidedQuery('passed', search),
  /** A list without pagination, to find a project that is on no loaded page. */
  all: (list: DecidedList) =>
    queryOptions({
      queryKey: [`${list}-projects`, 'all'],
      queryFn: ({ signal }) => requestAllPages(`GET /api/recruiter/projects/${list}`, { signal }),
    }),
  decideSaved: (id: number, likedStatus: DecisionStatus) =>
    request('PUT /api/recruiter/projects/saved/:id/decision', {
      params: { id },
      query: { likedStatus },
      outlivesPage: true,
    }),
}
