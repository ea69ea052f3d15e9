import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import type { Technology } from '../contract'
import { t } from '../i18n'
import {
  Button,
  Modal,
  QueryBoundary,
  type QueryBoundaryProps,
  Stack,
  TagList,
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
  const chosen = chosenIds
    .flatMap((id) => list.data?.find((one) => one.id === id) ?? [])
    .toReversed()
  const chosenLine = (
    <Chosen>
      {chosen.length > 0 ? (
        <Row tabIndex={0} role="group" aria-label={t('Chosen technologies')}>
          <TagList technologies={chosen} />
        </Row>
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
    <Body gap="s">
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
    </Body>
  )
}

/* Its first line has room of its own below the title. */
const Body = styled(Stack)`
  margin-block-start: calc(-1 * ${theme.space.s});
`

/** As high before anything is chosen, so that the first choice moves nothing. */
const Chosen = styled.div`
  display: grid;
  flex: 1;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${theme.control.medium};
`

/** The last choice first; what is beyond the edges fades, and scrolls. */
const Row = styled.div`
  overflow-x: auto;
  margin-inline: calc(-1 * ${theme.space.xs});
  mask-image: linear-gradient(
    to right,
    transparent,
    #000 ${theme.space.xs} calc(100% - ${theme.space.s}),
    transparent
  );
  scrollbar-width: none;

  ul {
    flex-wrap: nowrap;
    inline-size: max-content;
    padding-inline: ${theme.space.xs};
  }
`
