import { Combobox } from '@swipefolio/shared/forms'
import { Button, Modal } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import type { Filter } from './use-technology-filter'

interface Props {
  filter: Filter
  isOpen: boolean
  onClose: () => void
}

/** Chooses which technologies the deck is limited to; the deck follows at once. */
export const TechnologyFilterDialog = ({ filter, isOpen, onClose }: Props) => (
  <Modal
    isOpen={isOpen}
    onClose={onClose}
    title="Filter by Technology"
    size="small"
    footer={
      <>
        <Button variant="quiet" onClick={() => filter.choose([])}>
          Clear
        </Button>
        <Button variant="primary" onClick={onClose}>
          Show Projects
        </Button>
      </>
    }
  >
    <Room>
      <Combobox
        label="Technologies"
        hint="Projects that use at least one of them."
        items={filter.all}
        value={filter.chosen}
        onChange={filter.choose}
        emptyText="No matching technologies found"
        placeholder="Type to search"
      />
    </Room>
  </Modal>
)

/* The open list stands in here, not over the buttons below. */
const Room = styled.div`
  min-block-size: min(24rem, 50dvh);
`
