import { Button, FilterIcon, theme } from '@swipefolio/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import type { Filter } from './use-technology-filter'

const TechnologyFilterDialog = lazy(() =>
  import('./technology-filter-dialog').then((loaded) => ({
    default: loaded.TechnologyFilterDialog,
  })),
)

/** What the deck is limited to, and the way to change it. */
export const TechnologyFilter = ({ filter }: { filter: Filter }) => {
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <Row>
      <Button
        variant="quiet"
        size="small"
        icon={<FilterIcon aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Names>{filter.names || 'All Technologies'}</Names>
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <TechnologyFilterDialog
            filter={filter}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  justify-content: center;
  min-inline-size: 0;
  margin-block-end: -${theme.space.m};
`

const Names = styled.span`
  overflow: hidden;
  max-inline-size: 16rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`
