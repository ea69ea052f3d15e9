import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/button'
import { theme } from '../theme/theme'

export interface PaginationProps {
  /** What `useInfiniteQuery` returned. */
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  label?: string
}

/** The end of a list that goes on: the next part comes when one scrolls near, or by the button. */
export const Pagination = ({ query, label = 'Show More' }: PaginationProps) => {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!end.current || isFetchingNextPage) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage()
      },
      { rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])

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
