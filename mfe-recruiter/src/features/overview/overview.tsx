import { home, profile, useQuery } from '@swipefolio/shared/api'
import { paths, type RecruiterStats } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  BookmarkIcon,
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
import { fillerHome } from '../home/filler-home'
import { FirstSteps } from '../home/first-steps'
import { useRefreshedHome } from '../home/use-refreshed-home'
import { Waiting, WaitingParts } from './waiting'

type Figure = Omit<StatCardProps, 'value'> & { of: keyof RecruiterStats['trends'] }

const figures: readonly Figure[] = [
  {
    of: 'projectsLiked',
    to: paths.dashboardSection('contacts'),
    label: t('Projects Liked'),
    beginning: t('A like tells you who made it'),
    icon: <HeartIcon aria-hidden />,
    tone: 'like',
  },
  {
    of: 'projectsSaved',
    to: paths.dashboardSection('saved'),
    label: t('Projects Saved'),
    beginning: t('Save what you want to see again'),
    icon: <BookmarkIcon aria-hidden />,
    tone: 'save',
  },
  {
    of: 'contacts',
    to: paths.dashboardSection('contacts'),
    label: t('Active Contacts'),
    beginning: t('Your first like makes one'),
    icon: <UsersIcon aria-hidden />,
  },
  {
    of: 'linksReceived',
    to: paths.dashboardSection('requests'),
    label: t('Links Received'),
    beginning: t('They answer your first request'),
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

const isEmpty = (counted: RecruiterStats) => figures.every(({ of }) => counted[of] === 0)

/** What waits for the recruiter, or the first steps, above the statistics. */
export const Overview = () => {
  const stats = useQuery(profile.recruiterStats())
  const waiting = useQuery(home.recruiter())
  useRefreshedHome()
  return (
    <>
      <PageHeader title={t('Overview')} intro={t('Where your search stands today.')} />
      <QueryBoundary
        query={stats}
        waitsFor={[waiting]}
        loadingText={t('Loading statistics...')}
        errorText={t('Failed to load statistics. Please try again later.')}
        skeleton={
          <Stack gap="xl">
            <WaitingParts {...fillerHome} />
            <Figures counted={filler} />
          </Stack>
        }
      >
        {(counted) => (
          <Stack gap="xl">
            {isEmpty(counted) ? <FirstSteps /> : <Waiting query={waiting} />}
            <Figures counted={counted} />
          </Stack>
        )}
      </QueryBoundary>
    </>
  )
}

const Figures = ({ counted }: { counted: RecruiterStats }) => (
  <Grid min="figure" gap="m">
    {figures.map(({ of, to, ...figure }) => (
      <StatCard
        key={of}
        {...figure}
        // The first of each, but of the links, comes from the deck.
        to={counted[of] > 0 || of === 'linksReceived' ? to : paths.swipeProjects}
        value={counted[of]}
        trend={counted.trends[of]}
      />
    ))}
  </Grid>
)
