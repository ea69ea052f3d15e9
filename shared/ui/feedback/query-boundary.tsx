import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { ApiError, errorMessage, isMissing, loadWaiting, useIsOnline } from '../../api'
import { t } from '../../i18n'
import { VisuallyHidden } from '../layout/visually-hidden'
import { theme } from '../theme/theme'
import { ErrorBox } from './error-box'
import { Skeleton, type SkeletonProps } from './skeleton'

export interface QueryBoundaryProps<Data> {
  /** What `useQuery` returned. */
  query: {
    data: Data | undefined
    error: Error | null
    refetch: () => Promise<unknown>
  }
  /** Queries of content inside or below, which would move the page when it came later: loading lasts until each was answered once. */
  waitsFor?: readonly { isFetched: boolean }[]
  loadingText: string
  /** The fallback when the server sent no sentence, or a function that returns the sentence to show. */
  errorText: string | ((error: Error) => string)
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  /** The content with `fillerText` for data, or a shape. */
  skeleton?: SkeletonProps['shape'] | ReactElement
  /** Where the texts of such content come from, if the page has the answer before its scripts. */
  fill?: SkeletonProps['fill']
  /** Shown in place of an error and of stale data when the thing does not exist. */
  notFound?: ReactNode
  /** For all that a page has below its header: an error without content has the shape of an empty state. */
  isPage?: boolean
  /** Further actions beside 'Try Again'. */
  errorAction?: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders the states of a query: loading, offline, error, empty, data. */
export const QueryBoundary = <Data,>({
  query,
  waitsFor = [],
  loadingText,
  errorText,
  isEmpty,
  empty,
  skeleton = 'text',
  fill,
  notFound,
  isPage,
  errorAction,
  children,
}: QueryBoundaryProps<Data>) => {
  const { data, error, refetch } = query
  const isOnline = useIsOnline()
  if (data === undefined && !isOnline && !(error instanceof ApiError)) {
    return (
      <ErrorBox
        message={t('You are offline. This has not been loaded yet.')}
        onRetry={loadWaiting}
      />
    )
  }
  if (notFound && isMissing(error)) return notFound
  const isLoading = isOnline && !waitsFor.every(({ isFetched }) => isFetched)
  if (!error && (data === undefined || isLoading)) {
    return (
      <>
        <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
        {typeof skeleton === 'string' ? (
          <Skeleton shape={skeleton} />
        ) : (
          <Skeleton fill={fill}>{skeleton}</Skeleton>
        )}
      </>
    )
  }
  const content = data !== undefined && (isEmpty?.(data) ? empty : children(data))
  // In one place with and without an error, so that a form keeps what is typed.
  return (
    <>
      {error && (
        <Failure $isAbove={Boolean(content)}>
          <ErrorBox
            isPage={isPage && !content}
            message={
              typeof errorText === 'string' ? errorMessage(error, errorText) : errorText(error)
            }
            onRetry={() => void refetch()}
          >
            {errorAction}
          </ErrorBox>
        </Failure>
      )}
      {content}
    </>
  )
}

const Failure = styled.div<{ $isAbove: boolean }>`
  margin-block-end: ${({ $isAbove }) => $isAbove && theme.space.m};
`
