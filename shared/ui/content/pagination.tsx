import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/button'
import { theme } from '../theme/theme'

export interface PaginationProps {
  /** What `useInfiniteQuery` returned. */
  query: {
    data?: unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError?: boolean
    fetchNextPage: () => Promise<unknown>
  }
  label?: string
}

/** The end of a list that goes on: the next part comes when one scrolls near, or by the button, after a failure by the button alone. */
export const Pagination = ({ query, label = 'Show More' }: PaginationProps) => {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const { isFetchNextPageError = false } = query
  const waits = isFetchingNextPage || isFetchNextPageError
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!end.current || waits) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) void fetchNextPage()
      },
      { rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // With each part one looks anew: the end may not have left the window in between.
  }, [data, hasNextPage, waits, fetchNextPage])

  if (!hasNextPage) return null
  return (
    <End ref={end}>
      <Button variant="quiet" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {label}
      </Button>
    </End>
  )
}

const End = styled.div`
  display: grid;
  justify-content: center;
  padding-block: ${theme.space.m};
`
