import { home, useQuery } from '@swipefolio/shared/api'
import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { HomeFigures, HomeLayout, QueryBoundary, Skeleton } from '@swipefolio/shared/ui'
import { ChatTurns } from '../../features/home/chat-turns'
import { fillerHome } from '../../features/home/filler-home'
import { FirstSteps } from '../../features/home/first-steps'
import { NextSteps } from '../../features/home/next-steps'
import { NewLinks } from '../../features/home/new-links'
import { WaitingDeck } from '../../features/home/waiting-deck'
import { useRefreshedHome } from '../../features/home/use-refreshed-home'

const fill = { from: '/api/recruiter/home', each: 'deck.top' }

const noFigures = { saved: 0, contacts: 0, links: 0 }

/** The recruiter's part of the home page. */
const HomeScreen = () => {
  const query = useQuery(home.recruiter())
  useRefreshedHome()
  const { data } = query
  return (
    <HomeLayout
      intro={t('What waits for you, at a glance.')}
      isAsideFirst={data && !data.deck.top && data.turns.length + data.requests.length > 0}
      aside={
        data ? (
          <Aside {...data} />
        ) : (
          query.isLoading && (
            <Skeleton>
              <Aside {...fillerHome} />
            </Skeleton>
          )
        )
      }
    >
      <QueryBoundary
        query={query}
        loadingText={t('Loading what waits for you...')}
        errorText={t('Failed to load what waits for you')}
        fill={fill}
        skeleton={<WaitingDeck {...fillerHome.deck} />}
      >
        {({ deck }) => <WaitingDeck {...deck} />}
      </QueryBoundary>
    </HomeLayout>
  )
}

const isNewcomer = ({
  hasDecided,
  hasRequests,
}: Pick<RecruiterHome, 'hasDecided' | 'hasRequests'>) => !hasDecided && !hasRequests

const Aside = ({
  figures = noFigures,
  turns,
  turnsCount,
  nextSteps,
  ...activity
}: RecruiterHome) => (
  <>
    <ChatTurns turns={turns} turnsCount={turnsCount} />
    <NextSteps nextSteps={nextSteps} />
    {isNewcomer(activity) ? <FirstSteps /> : <NewLinks {...activity} />}
    <HomeFigures
      figures={[
        { label: t('Saved'), value: figures.saved, to: paths.dashboardSection('saved') },
        { label: t('Contacts'), value: figures.contacts, to: paths.dashboardSection('contacts') },
        { label: t('Links'), value: figures.links, to: paths.dashboardSection('requests') },
      ]}
    />
  </>
)

export default HomeScreen
