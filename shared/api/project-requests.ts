import { type InfiniteData, queryOptions } from '@tanstack/react-query'
import type { CallBody, ListedProjectRequest, ProjectRequest, RequestOrder } from '../contract'
import { acceptMissing } from './errors'
import { firstAnswerUpdatedAt } from './first-answer'
import type { CreationAttempt } from './idempotency-key'
import { paginatedQuery, updatePages } from './pagination'
import { queryClient } from './query-client'
import {
  isKnownMissing,
  type Page,
  pageInPage,
  request,
  requestedInPage,
  requestPage,
} from './request'

export type ProjectRequestPayload = CallBody<'POST /api/recruiter/projectRequests'>

/** The order of a list of all requests, and what it is narrowed to. */
export interface RequestFilter {
  order?: RequestOrder
  /** Requests have one of them; any when empty. */
  technologyIds?: readonly number[]
  isOpenOnly?: boolean
  /** Only requests with a technology of the job seeker's projects. */
  isFitting?: boolean
  /** Only what the job seeker has bookmarked. */
  isBookmarked?: boolean
}

/** A request of a list; what it has to do with the reader is known to job seekers. */
export type RequestItem = ProjectRequest & Partial<ListedProjectRequest>

const listKey = ['project-requests', 'list']

const bookmarkKey = (id: string) => ['project-requests', 'bookmark', id]

type Pages = InfiniteData<Page<RequestItem>, string | undefined>

/** A request of the lists that are loaded. */
const listed = (id: string) =>
  queryClient
    .getQueriesData<Pages>({ queryKey: listKey })
    .flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? [])
    .find((found) => String(found.id) === id)

const flag = (isOn: boolean | undefined) => (isOn ? 'true' : undefined)

const queryOf = (search: string, filter: RequestFilter) => ({
  search: search || undefined,
  sort: filter.order,
  tech: filter.technologyIds?.join(',') || undefined,
  open: flag(filter.isOpenOnly),
})

/** Public project requests, and the recruiter's own. */
export const projectRequests = {
  /** Key prefix of all public queries, for invalidation. */
  key: ['project-requests'],
  /** The requests that contain a text, paginated; `isJobSeeker` asks for what they have to do with the reader, too. */
  list(search = '', filter: RequestFilter = {}, isJobSeeker = false) {
    const common = queryOf(search, filter)
    const own = { fits: flag(filter.isFitting), bookmarked: flag(filter.isBookmarked) }
    const isWhole = Object.values({ ...common, ...own }).every((value) => value === undefined)
    const pages = paginatedQuery<RequestItem>(
      [...listKey, common, isJobSeeker && own],
      (query, signal) =>
        isJobSeeker
          ? requestPage('GET /api/user/project-requests', {
              query: { ...query, ...common, ...own },
              signal,
            })
          : requestPage('GET /api/projectrequests', { query: { ...query, ...common }, signal }),
      {
        keepsPrevious: true,
        readInPage: (query) =>
          isWhole ? pageInPage('GET /api/projectrequests', { query }) : undefined,
      },
    )
    // What came with the page is for everybody: a job seeker's own answer follows at once.
    return isJobSeeker ? { ...pages, initialDataUpdatedAt: 0 } : pages
  },
  /** The technologies that requests name. */
  technologyList: () =>
    queryOptions({
      queryKey: ['project-requests', 'technologies'],
      queryFn: ({ signal }) => request('GET /api/projectrequests/technologies', { signal }),
      staleTime: 60_000,
    }),
  /** Whether the job seeker has bookmarked a request, where no list says so. */
  isBookmarked: (id: string) =>
    queryOptions({
      queryKey: bookmarkKey(id),
      queryFn: ({ signal }) =>
        request('GET /api/user/project-request/:id/bookmark', { params: { id }, signal }),
    }),
  bookmark: (id: number) =>
    request('PUT /api/user/project-request/:id/bookmark', { params: { id } }),
  removeBookmark: (id: number) =>
    request('DELETE /api/user/project-request/:id/bookmark', { params: { id } }),
  /** Shows on the request's page and in the loaded lists whether it is bookmarked; it stays in those of what is. */
  showBookmark(id: number, isBookmarked: boolean) {
    queryClient.setQueryData(bookmarkKey(String(id)), { isBookmarked })
    queryClient.setQueriesData<Pages>({ queryKey: listKey }, (pages) =>
      updatePages(pages, (items) =>
        items.map((item) => (item.id === id ? { ...item, isBookmarked } : item)),
      ),
    )
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: ['project-requests', 'one', id],
      queryFn: ({ signal }) => request('GET /api/projectrequests/:id', { params: { id }, signal }),
      initialData: () => requestedInPage('GET /api/projectrequests/:id', { params: { id } }),
      initialDataUpdatedAt: firstAnswerUpdatedAt,
      // Shown at once when a list has it, so that the page does not begin empty.
      placeholderData: () => listed(id),
    }),
  /** Whether the page came with the answer that there is no such request. */
  isKnownMissing: (id: string) =>
    isKnownMissing('GET /api/projectrequests/:id', { params: { id } }),
  /** Whether the recruiter has posted a request, and how many links it has. */
  ownership: (id: string) =>
    queryOptions({
      queryKey: ['own-project-requests', 'ownership', id],
      queryFn: ({ signal }) =>
        request('GET /api/recruiter/project-request/:id/ownership', { params: { id }, signal }),
    }),
  own: () =>
    paginatedQuery(['own-project-requests'], (query, signal) =>
      requestPage('GET /api/recruiter/projectRequests', { query, signal }),
    ),
  /** With the same key it is created once, however often it is sent; what an earlier attempt has stored is replaced. */
  async create(values: ProjectRequestPayload, attempt?: CreationAttempt) {
    const stored = await request('POST /api/recruiter/projectRequests', {
      body: { ...values, id: 0 },
      idempotencyKey: attempt?.idempotencyKey,
    })
    return attempt?.isChanged ? projectRequests.update({ ...values, id: stored.id }) : stored
  },
  update: (body: ProjectRequestPayload) => request('PUT /api/recruiter/projectRequests', { body }),
  remove: (id: number) =>
    request('DELETE /api/recruiter/projectRequests/:id', { params: { id } }).catch(acceptMissing),
}
