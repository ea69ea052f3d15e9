import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
} from '@tanstack/react-query'
import { firstAnswerUpdatedAt } from './first-answer'
import type { Page } from './request'

const firstPageSize = 24
const nextPageSize = 96
const maxRefetchedPages = 4

type Pages<T, PageParam = string | undefined> = InfiniteData<Page<T>, PageParam>

interface PageQuery {
  limit: string
  cursor?: string
}

interface PaginationOptions<T> {
  /** Shows the list of the previous key until the new one is loaded. */
  keepsPrevious?: boolean
  /** Reads the first page where it came with the HTML. */
  readInPage?: (query: PageQuery) => Page<T> | undefined
}

const allItems = <T>({ pages }: Pages<T>) => pages.flatMap(({ items }) => items)

/**
 * Infinite query over a list with keyset pagination: a small first page, larger ones on further scrolling.
 */
export const paginatedQuery = <T>(
  queryKey: QueryKey,
  read: (query: PageQuery, signal: AbortSignal) => Promise<Page<T>>,
  { keepsPrevious = false, readInPage }: PaginationOptions<T> = {},
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: cursor, signal }) =>
      read({ limit: String(cursor ? nextPageSize : firstPageSize), cursor }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    initialData() {
      const page = readInPage?.({ limit: String(firstPageSize) })
      return page && { pages: [page], pageParams: [undefined] }
    },
    initialDataUpdatedAt: firstAnswerUpdatedAt,
    select: allItems<T>,
    placeholderData: keepsPrevious ? keepPreviousData : undefined,
    // A refetch loads every page again, which is too much for a long list.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= maxRefetchedPages,
  })

/** Applies a change to the items of every cached page, for `setQueryData`. */
export const updatePages = <T, PageParam>(
  cached: Pages<T, PageParam> | undefined,
  change: (items: T[]) => T[],
): Pages<T, PageParam> | undefined =>
  cached && {
    ...cached,
    pages: cached.pages.map((page) => ({ ...page, items: change(page.items) })),
  }
