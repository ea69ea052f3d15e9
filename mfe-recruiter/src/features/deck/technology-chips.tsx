import type { Technology } from '@swipefolio/shared/contract'
import { Button, CheckIcon, Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { mostTechnologies } from './use-technology-filter'

interface TechnologyChipsProps {
  technologies: readonly Technology[]
  /** Filters the technologies by name. */
  searchText: string
  /** Sorted first, because they were chosen when the dialog opened. */
  firstIds: readonly number[]
  chosenIds: readonly number[]
  onChange: (ids: readonly number[]) => void
}

/** Every matching technology as a toggle button. */
export const TechnologyChips = ({
  technologies,
  searchText,
  firstIds,
  chosenIds,
  onChange,
}: TechnologyChipsProps) => {
  const matches = technologies
    .filter(({ name }) => name.toLowerCase().includes(searchText.trim().toLowerCase()))
    .toSorted((left, right) => rank(left) - rank(right))
  function rank({ id }: Technology) {
    return firstIds.includes(id) ? 0 : 1
  }
  return (
    <Scroller role="group" aria-label="Technologies">
      {matches.map(({ id, name }) => {
        const isChosen = chosenIds.includes(id)
        return (
          <Button
            key={id}
            size="small"
            variant={isChosen ? 'primary' : 'quiet'}
            icon={isChosen ? <CheckIcon aria-hidden /> : undefined}
            aria-pressed={isChosen}
            disabled={!isChosen && chosenIds.length >= mostTechnologies}
            onClick={() =>
              onChange(isChosen ? chosenIds.filter((other) => other !== id) : [...chosenIds, id])
            }
          >
            {name}
          </Button>
        )
      })}
      {matches.length === 0 && (
        <Text role="status" tone="soft">
          No matching technologies found
        </Text>
      )}
    </Scroller>
  )
}

/** Fixed height, so that the dialog does not resize while the person types. */
const Scroller = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  align-content: start;
  overflow-y: auto;
  block-size: min(18rem, 40dvh);
  margin-inline: calc(-1 * ${theme.space.xs});
  padding: ${theme.space.xs};
`
