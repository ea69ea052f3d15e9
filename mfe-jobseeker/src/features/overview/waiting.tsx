import type { JobSeekerHome } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  Grid,
  HomePart,
  LinkRow,
  LinkRows,
  QueryBoundary,
  type QueryBoundaryProps,
  SparklesIcon,
} from '@swipefolio/shared/ui'
import { ChatTurns } from '../home/chat-turns'
import { nextStep } from '../home/first-steps'
import { NextStepCard } from '../home/next-step'

const WaitingParts = ({
  turns,
  turnsCount,
  done,
  newest,
}: Pick<JobSeekerHome, 'turns' | 'turnsCount' | 'done' | 'newest'>) => {
  const next = nextStep({ done, newest })
  if (!turns?.length && !next) return null
  return (
    <Grid min="large" isFilled>
      <ChatTurns turns={turns} turnsCount={turnsCount} />
      {next && (
        <HomePart title={next.place}>
          {newest ? (
            <LinkRows>
              <LinkRow title={next.title} opens={next.to} icon={<SparklesIcon aria-hidden />}>
                {next.action}
              </LinkRow>
            </LinkRows>
          ) : (
            <NextStepCard {...next} />
          )}
        </HomePart>
      )}
    </Grid>
  )
}

/** What waits for the job seeker, as on the home page: people before the next step, which is a card until there is a project. */
export const Waiting = ({ query }: Pick<QueryBoundaryProps<JobSeekerHome>, 'query'>) => (
  <QueryBoundary
    query={query}
    loadingText={t('Loading what waits for you...')}
    errorText={t('Failed to load what waits for you')}
  >
    {(home) => <WaitingParts {...home} />}
  </QueryBoundary>
)
