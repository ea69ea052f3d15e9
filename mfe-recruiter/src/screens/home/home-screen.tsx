import { home, useQuery } from '@swipefolio/shared/api'
import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import {
  fillerProjects,
  fillerText,
  HomeFigures,
  HomeLayout,
  QueryBoundary,
  Skeleton,
} from '@swipefolio/shared/ui'
import { ChatTurns } from '../../features/home/chat-turns'
import { FirstSteps } from '../../features/home/first-steps'
import { NewLinks } from '../../features/home/new-links'
import { WaitingDeck } from '../../features/home/waiting-deck'
import { useRefreshedHome } from '../../features/home/use-refreshed-home'

const [top = null] = fillerProjects(1)
const filler: RecruiterHome = {
  deck: { count: 10, top },
  requests: [{ id: -1, title: fillerText(24), newLinks: 1 }],
  turns: [1, 2].map((place) => ({
    chatId: -place,
    firstName: fillerText(5),
    lastName: fillerText(6),
    message: fillerText(28),
    at: '',
  })),
  hasDecided: true,
  hasRequests: true,
  figures: { saved: 10, contacts: 10, links: 10 },
}

const noFigures = { saved: 0, contacts: 0, links: 0 }

/** The recruiter's part of the home page. */
const HomeScreen = () => {
  const query = useQuery(home.recruiter())
  useRefreshedHome()
  const { data } = query
  return (
    <HomeLayout
      intro="What has come in, and what waits."
      aside={
        data ? (
          <Aside {...data} />
        ) : (
          query.isLoading && (
            <Skeleton>
              <Aside {...filler} />
            </Skeleton>
          )
        )
      }
    >
      <QueryBoundary
        query={query}
        loadingText="Loading what waits for you..."
        errorText="Failed to load what waits for you"
        skeleton={<WaitingDeck {...filler.deck} />}
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

const Aside = ({ figures = noFigures, turns, ...activity }: RecruiterHome) => (
  <>
    <HomeFigures
      figures={[
        { label: 'Saved', value: figures.saved, to: paths.dashboardSection('saved') },
        { label: 'Contacts', value: figures.contacts, to: paths.dashboardSection('contacts') },
        { label: 'Links received', value: figures.links, to: paths.dashboardSection('requests') },
      ]}
    />
    <ChatTurns turns={turns} />
    {isNewcomer(activity) ? <FirstSteps /> : <NewLinks {...activity} />}
  </>
)

export default HomeScreen
