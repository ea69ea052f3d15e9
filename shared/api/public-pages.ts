import { queryOptions } from '@tanstack/react-query'
import type { CallBody } from '../contract'
import { firstAnswerUpdatedAt } from './first-answer'
import { isKnownMissing, request, requestedInPage } from './request'

export type PublicPagePayload = CallBody<'PUT /api/user/public-page'>

/** Pages that job seekers show to everybody, and the settings of one's own. */
export const publicPages = {
  of: (handle: string) =>
    queryOptions({
      queryKey: ['public-pages', handle],
      queryFn: ({ signal }) =>
        request('GET /api/public-pages/:handle', { params: { handle }, signal }),
      initialData: () => requestedInPage('GET /api/public-pages/:handle', { params: { handle } }),
      initialDataUpdatedAt: firstAnswerUpdatedAt,
    }),
  /** Whether this page came with the answer that there is none. */
  isKnownMissing: (handle: string) =>
    isKnownMissing('GET /api/public-pages/:handle', { params: { handle } }),
  own: () =>
    queryOptions({
      queryKey: ['public-page'],
      queryFn: ({ signal }) => request('GET /api/user/public-page', { signal }),
    }),
  /** Missing fields stay unchanged. */
  update: (body: PublicPagePayload) => request('PUT /api/user/public-page', { body }),
}
