import { t } from '@swipefolio/shared/i18n'
import { Button, Empty, SearchIcon } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'

interface NothingFoundProps {
  onClear: () => void
  /** The sentence that says so. */
  children: ReactNode
}

/** In place of a list of which nothing matches the search. */
export const NothingFound = ({ onClear, children }: NothingFoundProps) => (
  <div role="status">
    <Empty
      title={t('Nothing found')}
      icon={<SearchIcon aria-hidden />}
      action={
        <Button variant="quiet" onClick={onClear}>
          {t('Clear Search')}
        </Button>
      }
    >
      {children}
    </Empty>
  </div>
)
