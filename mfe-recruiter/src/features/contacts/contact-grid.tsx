import type { Contact, ContactStage } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { arrivalStageId } from '@swipefolio/shared/rules'
import { Cluster, Grid, Stack, Text, theme } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { NothingFound } from '../search/nothing-found'
import { ContactCard } from './contact-card'

interface ContactGridProps {
  people: readonly Contact[]
  stages: readonly ContactStage[]
  /** Whether there are further pages. */
  hasMore: boolean
  /** At the end of the line with the number. */
  action?: ReactNode
  /** Clears the search. */
  onClear: () => void
}

const summary = (count: number, hasMore: boolean) => {
  if (hasMore) return t('The first {count} contacts', { count })
  return t('{count, plural, one {# contact} other {# contacts}}', { count })
}

/** The name of a contact's stage on the board, unless it is the one where everybody begins. */
const stageOf = ({ stageId }: Contact, stages: readonly ContactStage[]) =>
  stageId === arrivalStageId ? undefined : stages.find(({ id }) => id === stageId)?.name

/** The contacts that match the search, with their number. */
export const ContactGrid = ({ people, stages, hasMore, action, onClear }: ContactGridProps) =>
  people.length === 0 ? (
    <NothingFound onClear={onClear}>{t('No contacts match your search')}</NothingFound>
  ) : (
    <Stack gap="s">
      <Cluster justify="between">
        <Summary role="status" tone="soft" size="small">
          {summary(people.length, hasMore)}
          {people.some(({ email }) => !email) &&
            ` · ${t('Email addresses appear after a first reply')}`}
        </Summary>
        <AtEdge>{action}</AtEdge>
      </Cluster>
      <Grid as="ul" min="large">
        {people.map((person) => (
          <li key={person.id}>
            <ContactCard person={person} stage={stageOf(person, stages)} />
          </li>
        ))}
      </Grid>
    </Stack>
  )

/* Its words end where the cards do. */
const AtEdge = styled.div`
  margin-inline-end: -${theme.space.s};
`

/* As wide as its line leaves, so that nothing is below it when it becomes longer. */
const Summary = styled(Text)`
  flex: 1;
`
