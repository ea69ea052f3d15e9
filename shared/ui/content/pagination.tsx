import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { t } from '../../i18n'
import { Button } from '../actions/button'
import { media, theme } from '../theme/theme'

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

/** The end of an infinite query: loads the next page on scroll and by a button; after a failure only by the button. */
export const Pagination = ({ query, label = t('Show More') }: PaginationProps) => {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const { isFetchNextPageError = false } = query
  const isPaused = isFetchingNextPage || isFetchNextPageError
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!end.current || isPaused) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) void fetchNextPage()
      },
      { rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // Observe again after each page: if the end is still in view, no new intersection is reported.
  }, [data, hasNextPage, isPaused, fetchNextPage])

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

  ${media.withoutScripts} {
    display: none;
  }
`
