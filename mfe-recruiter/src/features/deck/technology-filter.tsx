import { savedFilters, useIsSettled, useQuery } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import { Button, FilterIcon, IconButton, VisuallyHidden, XIcon } from '@swipefolio/shared/ui'
import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { hasSameIds } from './has-same-ids'
import { useStableCallback } from './use-stable-callback'
import { useTechnologyFilter } from './use-technology-filter'

const FilterDialog = lazy(() =>
  import('./filter-dialog').then((loaded) => ({ default: loaded.FilterDialog })),
)

/** The current filter with buttons to change and to clear it. */
export const TechnologyFilter = memo(() => {
  const filter = useTechnologyFilter()
  const { ids, names, firstName, isOpen, hasUnknown } = filter
  const isSettled = useIsSettled()
  const saved = useQuery({ ...savedFilters.list(), enabled: isOpen || isSettled })
  const chosen = saved.data?.find(({ technologyIds }) => hasSameIds(technologyIds, ids))
  const isMore = !chosen && names !== firstName
  const opener = useRef<HTMLButtonElement>(null)
  const dropUnknown = useStableCallback(filter.dropUnknown)
  useEffect(() => {
    if (hasUnknown) dropUnknown()
  }, [hasUnknown, dropUnknown])
  const handleClear = () => {
    opener.current?.focus()
    filter.choose([])
  }
  return (
    <Row>
      <Opener
        ref={opener}
        variant="quiet"
        size="small"
        icon={<FilterIcon aria-hidden />}
        aria-haspopup="dialog"
        data-early="technology-filter"
        onClick={filter.open}
      >
        <Names dir="auto" aria-hidden={isMore}>
          {chosen?.name ?? (firstName || t('All Technologies'))}
        </Names>
        {isMore && (
          <>
            <span dir="ltr" aria-hidden>
              +{ids.length - 1}
            </span>
            <VisuallyHidden>{names}</VisuallyHidden>
          </>
        )}
      </Opener>
      {ids.length > 0 && (
        <IconButton
          label={t('Show all technologies')}
          icon={<XIcon aria-hidden />}
          variant="plain"
          onClick={handleClear}
        />
      )}
      {(isOpen || isSettled) && (
        <Suspense fallback={null}>
          <FilterDialog filter={filter} />
        </Suspense>
      )}
    </Row>
  )
})

const Row = styled.div`
  display: flex;
  justify-content: center;
  min-inline-size: 0;
`

const Opener = styled(Button)`
  min-inline-size: 0;
`

const Names = styled.span`
  overflow: hidden;
  max-inline-size: min(16rem, 60vw);
  text-overflow: ellipsis;
  white-space: nowrap;
`
