import type { Technology } from '@swipefolio/shared/contract'
import { Button, CheckIcon, Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { mostTechnologies } from './use-technology-filter'

interface TechnologyChipsProps {
  technologies: readonly Technology[]
  /** What was typed to find one. */
  wanted: string
  /** Stand first: they were chosen already. */
  firstIds: readonly number[]
  chosenIds: readonly number[]
  onChange: (ids: readonly number[]) => void
}

/** Every technology that matches, each a button that stays pressed while it is chosen. */
export const TechnologyChips = ({
  technologies,
  wanted,
  firstIds,
  chosenIds,
  onChange,
}: TechnologyChipsProps) => {
  const matches = technologies
    .filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
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

/** As high with few as with many, so that the dialog stands still while somebody types. */
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
