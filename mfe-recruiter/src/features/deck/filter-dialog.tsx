import { decisions, savedFilters, useQuery } from '@swipefolio/shared/api'
import { TechnologyFilterDialog } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { SavedFilters } from './saved-filters'
import type { useTechnologyFilter } from './use-technology-filter'

interface FilterDialogProps {
  filter: ReturnType<typeof useTechnologyFilter>
}

/** Chooses the technologies of the deck's filter. It opens once it is known how many saved filters there are, and does not grow. */
export const FilterDialog = ({ filter }: FilterDialogProps) => {
  const list = useQuery(decisions.technologyList())
  const saved = useQuery(savedFilters.list())
  return (
    <TechnologyFilterDialog
      isOpen={filter.isOpen && !saved.isLoading}
      things={t('Projects')}
      list={list}
      ids={filter.ids}
      onChoose={filter.choose}
      onClose={filter.close}
      renderAbove={(chosenIds, chosenLine) => (
        <SavedFilters chosenIds={chosenIds} chosenLine={chosenLine} onChoose={filter.choose} />
      )}
    />
  )
}
