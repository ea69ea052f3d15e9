import { profile, useQuery } from '@swipefolio/shared/api'
import type { JobSeekerStats } from '@swipefolio/shared/contract'
import {
  BookmarkIcon,
  FolderIcon,
  Grid,
  HeartIcon,
  PageHeader,
  QueryBoundary,
  Stack,
  StatCard,
  UsersIcon,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { ProfileTips } from './profile-tips'

/** The job seeker's figures, and what makes projects easier to like. */
export const Overview = () => {
  useDocumentTitle('Overview')
  const stats = useQuery(profile.jobSeekerStats())
  return (
    <>
      <PageHeader title="Overview" />
      <Stack gap="xl">
        <QueryBoundary
          query={stats}
          loadingText="Loading statistics..."
          errorText="Failed to load statistics. Please try again later."
          skeleton="rows"
        >
          {(figures) => <Figures figures={figures} />}
        </QueryBoundary>
        <ProfileTips />
      </Stack>
    </>
  )
}

const Figures = ({ figures }: { figures: JobSeekerStats }) => (
  <Grid min="small" gap="m" isFilled>
    <StatCard
      label="Projects"
      value={figures.projectsCount}
      icon={<FolderIcon aria-hidden />}
      hint="Projects you have published"
    />
    <StatCard
      label="Likes"
      value={figures.projectsLikes}
      icon={<HeartIcon aria-hidden />}
      hint="Projects liked by recruiters"
      tone="like"
    />
    <StatCard
      label="Contacts"
      value={figures.contacts}
      icon={<UsersIcon aria-hidden />}
      hint="Recruiters who can view your profile"
    />
    <StatCard
      label="Saved"
      value={figures.projectsSaved}
      icon={<BookmarkIcon aria-hidden />}
      hint="Projects saved by recruiters"
      tone="save"
    />
  </Grid>
)
