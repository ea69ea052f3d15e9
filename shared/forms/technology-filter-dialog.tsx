import { type ReactNode, useState } from 'react'
import type { Technology } from '../contract'
import { t } from '../i18n'
import { Button, Modal, QueryBoundary, type QueryBoundaryProps, Stack, Text } from '../ui'
import { DialogFoot } from './dialog-foot'
import { SearchField } from './search-field'
import { TechnologyChips } from './technology-chips'
import { mostTechnologies } from './technology-ids'

export interface TechnologyFilterDialogProps {
  /** True by default. */
  isOpen?: boolean
  /** What is filtered, as in 'Projects'. */
  things: string
  /** The technologies to choose from. */
  list: QueryBoundaryProps<readonly Technology[]>['query']
  /** The ids of the current filter. */
  ids: readonly number[]
  onChoose: (ids: readonly number[]) => void
  onClose: () => void
  /** Shown above the search, given what is chosen so far. */
  renderAbove?: (chosenIds: readonly number[]) => ReactNode
}

/** Chooses the technologies of a filter; applied on confirmation. */
export const TechnologyFilterDialog = ({
  isOpen = true,
  onClose,
  ...rest
}: TechnologyFilterDialogProps) => (
  <Modal isOpen={isOpen} onClose={onClose} title={t('Filter by Technology')} isAtTop isInAddress>
    <Choice {...rest} />
  </Modal>
)

type ChoiceProps = Omit<TechnologyFilterDialogProps, 'isOpen' | 'onClose'>

const Choice = ({ things, list, ids, onChoose, renderAbove }: ChoiceProps) => {
  const [searchText, setSearchText] = useState('')
  const [chosenIds, setChosenIds] = useState(ids)
  return (
    <Stack gap="s">
      <Text tone="soft" size="small">
        {t('{things} with any of these. Choose up to {mostTechnologies}.', {
          things,
          mostTechnologies,
        })}
      </Text>
      {renderAbove?.(chosenIds)}
      <SearchField
        label={t('Find a technology')}
        placeholder={t('Find a technology')}
        value={searchText}
        onChange={setSearchText}
      />
      <QueryBoundary
        query={list}
        loadingText={t('Loading technologies...')}
        errorText={t('Failed to load technologies')}
      >
        {(technologies) => (
          <TechnologyChips
            technologies={technologies}
            searchText={searchText}
            firstIds={ids}
            chosenIds={chosenIds}
            onChange={setChosenIds}
          />
        )}
      </QueryBoundary>
      <DialogFoot>
        <Button
          variant="quiet"
          aria-disabled={chosenIds.length === 0}
          onClick={() => setChosenIds([])}
        >
          {t('Clear')}
        </Button>
        <Button variant="primary" onClick={() => onChoose(chosenIds)}>
          {t('Show {things}', { things })}
        </Button>
      </DialogFoot>
    </Stack>
  )
}
