import { home, privacy, useIsOnline, useQuery } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  fillerProjects,
  fillerText,
  HomeFigures,
  HomeLayout,
  HomePart,
  LinkRow,
  LinkRows,
  QueryBoundary,
  Skeleton,
  SparklesIcon,
  Stack,
} from '@swipefolio/shared/ui'
import { ChatTurns } from '../../features/home/chat-turns'
import { nextStep } from '../../features/home/first-steps'
import { MatchingRequests } from '../../features/home/matching-requests'
import { NextStep } from '../../features/home/next-step'
import { ProjectWeek } from '../../features/home/project-week'
import { useRefreshedHome } from '../../features/home/use-refreshed-home'
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

/** Once the five first steps are done, with nothing above the project. */
const fill = { from: '/api/user/home', each: 'top', when: 'done.4 !turns.0 !paused' }

const fillerFigures = { likes: 10, saves: 10, contacts: 10 }
const noFigures = { likes: 0, saves: 0, contacts: 0 }

/** The job seeker's part of the home page. */
const HomeScreen = () => {
  const query = useQuery(home.jobSeeker())
  const ownPrivacy = useQuery(privacy.own())
  useRefreshedHome()
  const { data } = query
  // At once with the content, which the notice would move when it came later.
  const isOnline = useIsOnline()
  const isShown = query.isFetched && (ownPrivacy.isFetched || !isOnline)
  const isNew = data !== undefined && data.newest === null
  const hasNextStep = data !== undefined && nextStep(data) !== undefined
  return (
    <HomeLayout
      intro={t('Your work, and what comes next.')}
      aside={
        data && isShown ? (
          <>
            {hasNextStep && !isNew && <ProjectWeek week={data.week} />}
            <MatchingRequests requests={data.requests} />
            <Figures figures={data.figures} />
            {!hasNextStep && data.top && (
              <LinkRows>
                <LinkRow
                  title={t('Get an AI Review')}
                  opens={paths.aiReview}
                  icon={<SparklesIcon aria-hidden />}
                />
              </LinkRows>
            )}
          </>
        ) : (
          isOnline &&
          !query.isError && (
            <Skeleton>
              <MatchingRequests requests={fillerRequests} />
              <Figures figures={fillerFigures} />
            </Skeleton>
          )
        )
      }
    >
      <QueryBoundary
        query={query}
        waitsFor={[ownPrivacy]}
        loadingText={t('Loading your next step...')}
        errorText={t('Failed to load your next step')}
        fill={fill}
        skeleton={<ProjectWeek week={fillerWeek} top={fillerProject} />}
      >
        {({ done, newest, top, week, turns, turnsCount }) => (
          <Stack gap="l">
            <PausedNotice />
            <ChatTurns turns={turns} turnsCount={turnsCount} />
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

const Figures = ({ figures: { likes, saves, contacts } = noFigures }) =>
  likes + saves + contacts > 0 && (
    <HomePart title={t('Your projects so far')}>
      <HomeFigures
        figures={[
          {
            label: t('{likes, plural, one {Like} other {Likes}}', { likes }),
            value: likes,
            to: paths.dashboardSection('projects'),
          },
          {
            label: t('{saves, plural, one {Save} other {Saves}}', { saves }),
            value: saves,
            to: paths.dashboardSection('projects'),
          },
          {
            label: t('{contacts, plural, one {Contact} other {Contacts}}', { contacts }),
            value: contacts,
            to: paths.dashboardSection('privacy'),
          },
        ]}
      />
    </HomePart>
  )

export default HomeScreen
