import { profile, useQuery } from '@swipefolio/shared/api'
import { paths, type RecruiterStats } from '@swipefolio/shared/contract'
import {
  BookmarkIcon,
  ButtonLink,
  Cluster,
  Grid,
  HeartIcon,
  LinkIcon,
  PageHeader,
  QueryBoundary,
  Stack,
  StatCard,
  type StatCardProps,
  UsersIcon,
} from '@swipefolio/shared/ui'

type Figure = Omit<StatCardProps, 'value'> & { of: keyof RecruiterStats['trends'] }

const figures: readonly Figure[] = [
  {
    of: 'projectsLiked',
    to: paths.dashboardSection('contacts'),
    label: 'Projects Liked',
    hint: 'Their owners can chat with you',
    icon: <HeartIcon aria-hidden />,
    tone: 'like',
  },
  {
    of: 'projectsSaved',
    to: paths.dashboardSection('saved'),
    label: 'Projects Saved',
    hint: 'Waiting for your decision',
    icon: <BookmarkIcon aria-hidden />,
    tone: 'save',
  },
  {
    of: 'contacts',
    to: paths.dashboardSection('contacts'),
    label: 'Active Contacts',
    hint: 'Job seekers you know',
    icon: <UsersIcon aria-hidden />,
  },
  {
    of: 'linksReceived',
    to: paths.dashboardSection('requests'),
    label: 'Links Received',
    hint: 'On your project requests',
    icon: <LinkIcon aria-hidden />,
  },
]

const trend = Array.from({ length: 30 }, () => 0)
const filler: RecruiterStats = {
  projectsLiked: 10,
  projectsSaved: 10,
  contacts: 10,
  linksReceived: 10,
  trends: { projectsLiked: trend, projectsSaved: trend, contacts: trend, linksReceived: trend },
}

/** The recruiter's statistics. */
export const Overview = () => {
  const stats = useQuery(profile.recruiterStats())
  return (
    <>
      <PageHeader title="Overview" intro="Where your search stands today." />
      <QueryBoundary
        query={stats}
        loadingText="Loading statistics..."
        errorText="Failed to load statistics. Please try again later."
        skeleton={<Figures counted={filler} />}
      >
        {(counted) => <Figures counted={counted} />}
      </QueryBoundary>
    </>
  )
}

const Figures = ({ counted }: { counted: RecruiterStats }) => (
  <Stack gap="l">
    <Grid min="figure" isFilled gap="m">
      {figures.map(({ of, ...figure }) => (
        <StatCard key={of} {...figure} value={counted[of]} trend={counted.trends[of]} />
      ))}
    </Grid>
    {figures.every(({ of }) => counted[of] === 0) && (
      <Cluster>
        <ButtonLink to={paths.swipeProjects} variant="like">
          Start Swiping
        </ButtonLink>
        <ButtonLink to={paths.dashboardSection('requests', 'new=true')} variant="quiet">
          Post a Project Request
        </ButtonLink>
      </Cluster>
    )}
  </Stack>
)
