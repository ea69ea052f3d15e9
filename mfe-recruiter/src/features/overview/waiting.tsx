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
  Stack,
  theme,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { ChatTurns } from '../home/chat-turns'
import { deckHeadline } from '../home/deck-headline'
import { NewLinks } from '../home/new-links'
import { NextSteps } from '../home/next-steps'

/** What waits for the recruiter, as on the home page: people before projects. */
export const WaitingParts = ({ deck, turns, nextSteps, ...requests }: RecruiterHome) => {
  const newLinks = <NewLinks {...requests} />
  const hasNewLinks = requests.requests.length > 0
  return (
    <Parts>
      <NextSteps nextSteps={nextSteps} />
      <ChatTurns turns={turns} />
      {hasNewLinks && newLinks}
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
      {!hasNewLinks && newLinks}
    </Parts>
  )
}

/* In the columns of the figures below: a title in the first, its rows in the others. */
const Parts = styled(Stack)`
  ${media.menu} {
    > section {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      align-items: center;
      gap: ${theme.space.m};
    }
    ul {
      display: grid;
      grid-column: 2 / -1;
      grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
    }
    li {
      display: grid;
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
