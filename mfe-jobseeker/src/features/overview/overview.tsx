import { home, privacy, profile, projects, useQuery } from '@swipefolio/shared/api'
import { type JobSeekerStats, paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  BookmarkIcon,
  fillerProjects,
  FolderIcon,
  Grid,
  HeartIcon,
  PageHeader,
  QueryBoundary,
  Skeleton,
  Stack,
  StatCard,
  type StatCardProps,
  UsersIcon,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import type { ComponentProps } from 'react'
import { useRefreshedHome } from '../home/use-refreshed-home'
import { PausedNotice } from '../privacy/paused-notice'
import { ProfileTips } from './profile-tips'
import { ProjectFigures } from './project-figures'
import { Waiting } from './waiting'

type Figure = Omit<StatCardProps, 'value'> & { of: keyof JobSeekerStats['trends'] }

const figures: readonly Figure[] = [
  {
    of: 'projectsCount',
    to: paths.dashboardSection('projects'),
    label: t('Projects'),
    hint: t('Projects you have published'),
    beginning: t('The first one takes a title and a technology'),
    icon: <FolderIcon aria-hidden />,
  },
  {
    of: 'projectsLikes',
    to: paths.dashboardSection('projects'),
    label: t('Likes'),
    hint: t('Projects liked by recruiters'),
    beginning: t('A like tells a recruiter who you are'),
    icon: <HeartIcon aria-hidden />,
    tone: 'like',
  },
  {
    of: 'contacts',
    to: paths.dashboardSection('privacy'),
    label: t('Contacts'),
    hint: t('Recruiters who can view your profile'),
    beginning: t('A like or a revealed link makes one'),
    icon: <UsersIcon aria-hidden />,
  },
  {
    of: 'projectsSaved',
    to: paths.dashboardSection('projects'),
    label: t('Saved'),
    hint: t('Projects saved by recruiters'),
    beginning: t('Recruiters save what they look at again'),
    icon: <BookmarkIcon aria-hidden />,
    tone: 'save',
  },
]

const trend = Array.from({ length: 30 }, () => 0)
const filler: JobSeekerStats = {
  projectsCount: 10,
  projectsLikes: 10,
  contacts: 10,
  projectsSaved: 10,
  trends: { projectsCount: trend, projectsLikes: trend, contacts: trend, projectsSaved: trend },
}

/** What waits for the job seeker, the statistics, each project's part in them and profile tips. */
export const Overview = () => {
  useDocumentTitle(t('Overview'))
  const stats = useQuery(profile.jobSeekerStats())
  const own = useQuery(projects.all())
  const ownPrivacy = useQuery(privacy.own())
  const waiting = useQuery(home.jobSeeker())
  useRefreshedHome()
  // With what is above them, which would move them when it came later.
  const isLoading = [stats, own, ownPrivacy, waiting].some((query) => query.isLoading)
  return (
    <>
      <PageHeader title={t('Overview')} intro={t('How your work is doing with recruiters.')} />
      <Stack gap="xl">
        <QueryBoundary
          query={stats}
          waitsFor={[ownPrivacy, waiting]}
          loadingText={t('Loading statistics...')}
          errorText={t('Failed to load statistics. Please try again later.')}
          skeleton={<Figures counted={filler} />}
        >
          {(counted) => (
            <Stack gap="l">
              <PausedNotice />
              <Waiting query={waiting} />
              <Figures counted={counted} />
            </Stack>
          )}
        </QueryBoundary>
        {own.isFetched && !isLoading ? (
          <Projects own={own.data ?? []} counted={stats.data?.projects} />
        ) : (
          isLoading && (
            <Skeleton>
              <Projects own={fillerProjects(3)} />
            </Skeleton>
          )
        )}
      </Stack>
    </>
  )
}

const Figures = ({ counted }: { counted: JobSeekerStats }) => (
  <Grid min="figure" gap="m">
    {figures.map(({ of, ...figure }) => (
      <StatCard key={of} {...figure} value={counted[of]} trend={counted.trends[of]} />
    ))}
  </Grid>
)

const Projects = (props: ComponentProps<typeof ProjectFigures>) => (
  <Grid min="large" isFilled>
    <ProjectFigures {...props} />
    <ProfileTips own={props.own} />
  </Grid>
)
