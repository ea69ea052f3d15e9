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

/** What waits for the recruiter, as on the home page, beside the deck. */
export const WaitingParts = ({
  deck,
  turns,
  turnsCount,
  nextSteps,
  ...requests
}: RecruiterHome) => {
  const newLinks = <NewLinks {...requests} />
  const hasNewLinks = requests.requests.length > 0
  return (
    <Columns>
      <Stack gap="l">
        <NextSteps nextSteps={nextSteps} />
        <ChatTurns turns={turns} turnsCount={turnsCount} />
        {hasNewLinks && newLinks}
      </Stack>
      <Stack gap="l">
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
      </Stack>
    </Columns>
  )
}

/* What waits for an answer beside the rest, or the rest alone. */
const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};

  > :empty {
    display: none;
  }
  ${media.menu} {
    grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr));
    gap: ${theme.space.m};
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
