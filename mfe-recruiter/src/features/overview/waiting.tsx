import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  HeartIcon,
  HomePart,
  LinkRow,
  LinkRows,
  media,
  QueryBoundary,
  type QueryBoundaryProps,
  theme,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { ChatTurns } from '../home/chat-turns'
import { deckHeadline } from '../home/deck-headline'
import { NewLinks } from '../home/new-links'
import { NextSteps } from '../home/next-steps'

/** What waits for the recruiter, as on the home page, beside the deck. */
export const WaitingParts = ({
  deck,
  turns,
  turnsCount,
  nextSteps,
  ...requests
}: RecruiterHome) => (
  <Columns>
    <NextSteps nextSteps={nextSteps} />
    <ChatTurns turns={turns} turnsCount={turnsCount} />
    <NewLinks {...requests} />
    <HomePart title={t('Your deck')}>
      <LinkRows>
        <LinkRow
          title={deckHeadline(deck.count)}
          opens={paths.swipeProjects}
          icon={<HeartIcon aria-hidden />}
        >
          {deck.top?.title}
        </LinkRow>
      </LinkRows>
    </HomePart>
  </Columns>
)

/* Where there is room, single rows are beside each other and equally high, and several have lines of their own in two columns: no part is next to a higher one. */
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.l} ${theme.space.m};

  > section {
    flex: 1 1 100%;
    min-inline-size: 0;
  }
  ${media.menu} {
    > :not(:has(li + li)) {
      flex-basis: 17rem;
    }
    &:has(> :nth-child(4)) > :not(:has(li + li)) {
      flex-basis: 25rem;
    }
    ul {
      display: grid;
      flex: 1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${theme.space.m};
    }
    li {
      display: grid;
    }
    li:only-child {
      grid-column: 1 / -1;
    }
  }
`

/** The same once it is loaded. */
export const Waiting = ({ query }: Pick<QueryBoundaryProps<RecruiterHome>, 'query'>) => (
  <QueryBoundary
    query={query}
    loadingText={t('Loading what waits for you...')}
    errorText={t('Failed to load what waits for you')}
  >
    {(home) => <WaitingParts {...home} />}
  </QueryBoundary>
)
