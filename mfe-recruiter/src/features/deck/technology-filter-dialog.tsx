import { SearchField } from '@swipefolio/shared/forms'
import { Button, Modal, QueryBoundary, Stack, Text } from '@swipefolio/shared/ui'
import { useState } from 'react'
import { TechnologyChips } from './technology-chips'
import { type Filter, mostTechnologies } from './use-technology-filter'

/** Chooses the technologies of the filter; applied on confirmation. */
export const TechnologyFilterDialog = ({ filter }: { filter: Filter }) => {
  const [searchText, setSearchText] = useState('')
  const [chosenIds, setChosenIds] = useState<readonly number[]>(filter.ids)
  return (
    <Modal
      isOpen
      onClose={filter.close}
      title="Filter by Technology"
      size="small"
      footer={
        <>
          <Button
            variant="quiet"
            disabled={chosenIds.length === 0}
            onClick={() => setChosenIds([])}
          >
            Clear
          </Button>
          <Button variant="primary" onClick={() => filter.choose(chosenIds)}>
            Show Projects
          </Button>
        </>
      }
    >
      <Stack gap="s">
        <Text tone="soft" size="small">
          Projects that use at least one of these, at most {mostTechnologies}.
        </Text>
        <SearchField
          label="Find a technology"
          placeholder="Find a technology"
          value={searchText}
          onChange={setSearchText}
        />
        <QueryBoundary
          query={filter.list}
          loadingText="Loading technologies..."
          errorText="Failed to load technologies"
        >
          {(technologies) => (
            <TechnologyChips
              technologies={technologies}
              searchText={searchText}
              firstIds={filter.ids}
              chosenIds={chosenIds}
              onChange={setChosenIds}
            />
          )}
        </QueryBoundary>
      </Stack>
    </Modal>
  )
}
