import { styled } from 'styled-components'
import type { Technology } from '../contract'
import { t } from '../i18n'
import { Bdi, Button, media, Text, theme } from '../ui'
import { fadingEdges } from '../ui/layout/fading-edges'
import { rankMatches } from './rank-matches'
import { mostTechnologies } from './technology-ids'

interface TechnologyChipsProps {
  technologies: readonly Technology[]
  /** Filters the technologies by name. */
  searchText: string
  /** Sorted first, because they were chosen when the dialog opened. */
  firstIds: readonly number[]
  chosenIds: readonly number[]
  onChange: (ids: readonly number[]) => void
}

/** The matching technologies as toggle buttons; without a text those that are in use. */
export const TechnologyChips = ({
  technologies,
  searchText,
  firstIds,
  chosenIds,
  onChange,
}: TechnologyChipsProps) => {
  const isFirst = ({ id }: Technology) => firstIds.includes(id)
  const isShownFirst = (technology: Technology) =>
    technology.isUsed !== false || isFirst(technology) || chosenIds.includes(technology.id)
  const found = searchText.trim()
    ? rankMatches(technologies, searchText)
    : technologies.filter(isShownFirst)
  const matches = found.toSorted((left, right) => Number(isFirst(right)) - Number(isFirst(left)))
  const shown = matches.slice(0, mostChips)
  return (
    <Scroller role="group" aria-label={t('Technologies')}>
      {shown.map(({ id, name }) => {
        const isChosen = chosenIds.includes(id)
        return (
          <Button
            key={id}
            size="small"
            variant={isChosen ? 'primary' : 'quiet'}
            aria-pressed={isChosen}
            disabled={!isChosen && chosenIds.length >= mostTechnologies}
            onClick={() =>
              onChange(isChosen ? chosenIds.filter((other) => other !== id) : [...chosenIds, id])
            }
          >
            <Bdi>{name}</Bdi>
          </Button>
        )
      })}
      {matches.length === 0 && (
        <Text role="status" tone="soft">
          {t('No matching technologies found')}
        </Text>
      )}
      {shown.length < technologies.length && matches.length > 0 && !searchText.trim() && (
        <Hint tone="soft" size="small">
          {t('{count} more can be found by name.', { count: technologies.length - shown.length })}
        </Hint>
      )}
    </Scroller>
  )
}

/** More are found by typing. */
const mostChips = 60

const Hint = styled(Text)`
  flex-basis: 100%;
`

const Scroller = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  align-content: start;
  overflow-y: auto;
  /* Ends within a row, which fades. */
  max-block-size: max(
    min(16.25rem, 40dvh),
    round(down, 75dvh - 20rem, ${theme.control.medium}) + 2.5rem
  );
  margin-block: -${theme.space.xs} -${theme.space.s};
  margin-inline: calc(-1 * ${theme.space.xs});
  padding: ${theme.space.m} ${theme.space.xs} ${theme.space.l};
  scroll-padding-block: ${theme.space.m} ${theme.space.l};

  > button {
    min-inline-size: ${theme.control.medium};
  }
  ${fadingEdges(theme.space.m, theme.space.l)}

  ${media.phone} {
    > button {
      min-block-size: ${theme.control.medium};
    }
  }
`
