import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import type { Technology } from '../contract'
import { t } from '../i18n'
import {
  Button,
  FittingTags,
  Modal,
  QueryBoundary,
  type QueryBoundaryProps,
  Stack,
  Text,
  theme,
} from '../ui'
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
  /** Shown above the search, given what is chosen so far and a line that names it. */
  renderAbove?: (chosenIds: readonly number[], chosenLine: ReactNode) => ReactNode
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
  const chosen = list.data?.filter(({ id }) => chosenIds.includes(id)) ?? []
  const chosenLine = (
    <Chosen>
      {chosen.length > 0 ? (
        <FittingTags technologies={chosen} />
      ) : (
        <Text tone="soft" size="small">
          {t('{things} with any of these. Choose up to {mostTechnologies}.', {
            things,
            mostTechnologies,
          })}
        </Text>
      )}
    </Chosen>
  )
  return (
    <Stack gap="s">
      {renderAbove ? renderAbove(chosenIds, chosenLine) : chosenLine}
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

/** As high before anything is chosen, so that the first choice moves nothing. */
const Chosen = styled.div`
  --rows: 1;
  display: grid;
  flex: 1;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${theme.control.medium};
`
