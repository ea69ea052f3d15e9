import { home, privacy, refresh, useLiveEvent, useQuery } from '@swipefolio/shared/api'
import {
  fillerProjects,
  fillerText,
  HomeLayout,
  QueryBoundary,
  Skeleton,
  Stack,
} from '@swipefolio/shared/ui'
import { nextStep } from '../../features/home/first-steps'
import { MatchingRequests } from '../../features/home/matching-requests'
import { NextStep } from '../../features/home/next-step'
import { ProjectWeek } from '../../features/home/project-week'
import { PausedNotice } from '../../features/privacy/paused-notice'

const [fillerProject = null] = fillerProjects(1)
const fillerWeek = [{ project: { id: 0, title: fillerText(16) }, likes: 1, saves: 0 }]
const fillerRequests = [1, 2, 3].map((place) => ({
  id: -place,
  title: fillerText(24),
  companyName: fillerText(12),
  endDate: '',
  technologies: [fillerText(8)],
}))

/** The job seeker's part of the home page. */
const HomeScreen = () => {
  const query = useQuery(home.jobSeeker())
  const ownPrivacy = useQuery(privacy.own())
  useLiveEvent(({ type }) => {
    if (type === 'notification' || type === 'chats') refresh(home.jobSeeker().queryKey)
  })
  const { data } = query
  const isNew = data !== undefined && data.newest === null
  const hasNextStep = data !== undefined && nextStep(data.done) !== undefined
  return (
    <HomeLayout
      intro={
        isNew
          ? 'Show what you have built. Your name stays with us until a recruiter likes it.'
          : 'How your work is doing, and what to do next.'
      }
      aside={
        data ? (
          <>
            {hasNextStep && !isNew && <ProjectWeek week={data.week} />}
            <MatchingRequests requests={data.requests} />
          </>
        ) : (
          query.isLoading && (
            <Skeleton>
              <MatchingRequests requests={fillerRequests} />
            </Skeleton>
          )
        )
      }
    >
      <QueryBoundary
        query={query}
        waitsFor={[ownPrivacy]}
        loadingText="Loading your next step..."
        errorText="Failed to load your next step"
        skeleton={<ProjectWeek week={fillerWeek} top={fillerProject} />}
      >
        {({ done, newest, top, week }) => (
          <Stack>
            <PausedNotice />
            {hasNextStep ? (
              <NextStep done={done} newest={newest} />
            ) : (
              <ProjectWeek week={week} top={top} />
            )}
          </Stack>
        )}
      </QueryBoundary>
    </HomeLayout>
  )
}

export default HomeScreen
