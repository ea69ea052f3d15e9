import { home, useQuery } from '@swipefolio/shared/api'
import { HomeLayout, QueryBoundary } from '@swipefolio/shared/ui'
import { ChatTurns } from '../../features/home/chat-turns'
import { NewLinks } from '../../features/home/new-links'
import { WaitingDeck } from '../../features/home/waiting-deck'
import { useRefreshedHome } from '../../features/home/use-refreshed-home'

/** The recruiter's part of the home page. */
const HomeScreen = () => {
  const query = useQuery(home.recruiter())
  useRefreshedHome()
  const { data } = query
  const isNew = data !== undefined && !data.hasDecided && !data.hasRequests
  return (
    <HomeLayout
      isNew={isNew}
      intro={
        isNew
          ? 'Like a project, and you meet the person who made it.'
          : 'What has come in, and what waits for you.'
      }
      aside={
        data &&
        !isNew && (
          <>
            <ChatTurns turns={data.turns} />
            <NewLinks requests={data.requests} hasRequests={data.hasRequests} />
          </>
        )
      }
    >
      <QueryBoundary
        query={query}
        loadingText="Loading what waits for you..."
        errorText="Failed to load what waits for you"
        skeleton="rows"
      >
        {({ deck }) => <WaitingDeck {...deck} />}
      </QueryBoundary>
    </HomeLayout>
  )
}

export default HomeScreen
