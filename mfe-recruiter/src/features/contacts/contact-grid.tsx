import type { Contact } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Button, Cluster, Empty, Grid, SearchIcon, Stack, Text } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { ContactCard } from './contact-card'

interface ContactGridProps {
  people: readonly Contact[]
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

/** The contacts that match the search, with their number. */
export const ContactGrid = ({ people, hasMore, action, onClear }: ContactGridProps) =>
  people.length === 0 ? (
    <div role="status">
      <Empty
        title={t('Nothing found')}
        icon={<SearchIcon aria-hidden />}
        action={
          <Button variant="quiet" onClick={onClear}>
            {t('Clear Search')}
          </Button>
        }
      >
        {t('No contacts match your search')}
      </Empty>
    </div>
  ) : (
    <Stack gap="s">
      <Cluster justify="between">
        <Text role="status" tone="soft" size="small">
          {summary(people.length, hasMore)}
        </Text>
        {action}
      </Cluster>
      <Grid as="ul" min="large">
        {people.map((person) => (
          <li key={person.id}>
            <ContactCard person={person} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
