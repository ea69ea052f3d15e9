import { jobSeekerProfile, profile, useQuery } from '@swipefolio/shared/api'
import { type JobSeekerProfile, paths } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import {
  Button,
  ButtonLink,
  EyeIcon,
  PageHeader,
  QueryBoundary,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { ProfileForm } from './profile-form'

const filler: JobSeekerProfile = {
  headline: '',
  about: '',
  place: '',
  availability: '',
  availableFrom: '',
  languages: [],
  links: [],
  image: '',
}

/** What recruiters read of the job seeker once they are contacts. */
export const Profile = () => {
  useDocumentTitle(t('Profile'))
  const details = useQuery(profile.jobSeeker())
  const own = useQuery(jobSeekerProfile.own())
  const look = { variant: 'quiet', icon: <EyeIcon aria-hidden /> } as const
  return (
    <>
      <PageHeader
        title={t('Profile')}
        intro={t(
          'Recruiters see this once one of them likes a project of yours or reveals a link. Before that, nobody does.',
        )}
        actions={
          details.data ? (
            <ButtonLink {...look} to={paths.user(details.data.id)}>
              {t('View Profile')}
            </ButtonLink>
          ) : (
            <Button {...look} disabled>
              {t('View Profile')}
            </Button>
          )
        }
      />
      <QueryBoundary
        query={own}
        waitsFor={[details]}
        loadingText={t('Loading profile...')}
        errorText={t('Failed to load your profile')}
        skeleton={<ProfileForm profile={filler} name="" />}
      >
        {(data) => <ProfileForm profile={data} name={details.data ? fullName(details.data) : ''} />}
      </QueryBoundary>
    </>
  )
}
