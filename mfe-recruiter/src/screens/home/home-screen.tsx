import { home, useQuery } from '@swipefolio/shared/api'
import type { RecruiterHome } from '@swipefolio/shared/contract'
import {
  fillerProjects,
  fillerText,
  HomeLayout,
  QueryBoundary,
  Skeleton,
} from '@swipefolio/shared/ui'
import { ChatTurns } from '../../features/home/chat-turns'
import { NewLinks } from '../../features/home/new-links'
import { WaitingDeck } from '../../features/home/waiting-deck'
import { useRefreshedHome } from '../../features/home/use-refreshed-home'

const [top = null] = fillerProjects(1)
const filler: Omit<RecruiterHome, 'hasDecided'> = {
  deck: { count: 10, top },
  requests: [{ id: -1, title: fillerText(24), newLinks: 1 }],
  turns: [1, 2].map((place) => ({
    chatId: -place,
    firstName: fillerText(5),
    lastName: fillerText(6),
    message: fillerText(28),
    at: '',
  })),
  hasRequests: true,
}

/** The recruiter's part of the home page. */
const HomeScreen = () => {
  const query = useQuery(home.recruiter())
  useRefreshedHome()
  const { data } = query
  const isNew = data !== undefined && !data.hasDecided && !data.hasRequests
  return (
    <HomeLayout
      intro={
        isNew
          ? 'Like a project, and you meet the person who made it.'
          : 'What has come in, and what waits for you.'
      }
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

const Aside = ({ turns, requests, hasRequests }: typeof filler) => (
  <>
    <ChatTurns turns={turns} />
    <NewLinks requests={requests} hasRequests={hasRequests} />
  </>
)

export default HomeScreen
