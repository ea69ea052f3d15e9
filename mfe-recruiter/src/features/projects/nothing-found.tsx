import { t } from '@swipefolio/shared/i18n'
import { Button, Empty, SearchIcon } from '@swipefolio/shared/ui'

/** In place of a list of which nothing matches the search. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => (
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
      {t('No projects match your search')}
    </Empty>
  </div>
)
