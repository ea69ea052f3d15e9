import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Part } from './request'

const firstSize = 24
const nextSize = 96
const fewParts = 4

type PartsOf<T, PageParam = string | undefined> = InfiniteData<Part<T>, PageParam>

interface PartQuery {
  limit: string
  cursor?: string
}

const allItems = <T>({ pages }: PartsOf<T>) => pages.flatMap(({ items }) => items)

/** A list that is read in parts as one scrolls: a small one first, larger ones for who goes on. */
export const inParts = <T>(
  queryKey: QueryKey,
  read: (query: PartQuery, signal: AbortSignal) => Promise<Part<T>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: cursor, signal }) =>
      read({ limit: String(cursor ? nextSize : firstSize), cursor }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: allItems<T>,
    // Who comes back to a long list should not fetch all of it again.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= fewParts,
  })

/** A cached list in parts with its items changed, for `setQueryData`. */
export const changeParts = <T, PageParam>(
  parts: PartsOf<T, PageParam> | undefined,
  change: (items: T[]) => T[],
): PartsOf<T, PageParam> | undefined =>
  parts && {
    ...parts,
    pages: parts.pages.map((part) => ({ ...part, items: change(part.items) })),
  }
