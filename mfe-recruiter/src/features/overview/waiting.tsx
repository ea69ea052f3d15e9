import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  Cluster,
  HeartIcon,
  HomePart,
  LinkRow,
  LinkRows,
  QueryBoundary,
  type QueryBoundaryProps,
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
    <Parts gap="l" align="stretch">
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

/* Rows are filled, and what is beside each other is equally high. */
const Parts = styled(Cluster)`
  > * {
    flex: 1 1 13rem;
  }
  ul,
  li {
    display: grid;
    flex: 1;
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
