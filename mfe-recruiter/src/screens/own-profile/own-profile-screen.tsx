import { jobSeekerProfile, profile, projects, publicPages, useQuery } from '@swipefolio/shared/api'
import {
  type JobSeeker,
  type JobSeekerProfile,
  paths,
  type Project,
  type UserWithProjects,
} from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { useLocation, useNavigate, useParams } from '@swipefolio/shared/router'
import {
  ButtonLink,
  GlobeIcon,
  MailIcon,
  Notice,
  NotFound,
  Page,
  PencilIcon,
  QueryBoundary,
  Text,
  TextLink,
  theme,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { Fact } from '../../features/profile/fact'
import { ProfileAbout } from '../../features/profile/profile-about'
import { ProfilePage } from '../../features/profile/profile-page'
import { fillerUser, UserProjects } from '../../features/projects/user-projects'

const NoSuchUser = () => (
  <Page>
    <NotFound
      title={t('User details not found')}
      headingLevel={1}
      actions={
        <>
          <ButtonLink to={paths.dashboard}>{t('Go to My Projects')}</ButtonLink>
          <ButtonLink to={paths.home} variant="quiet">
            {t('Back to Home')}
          </ButtonLink>
        </>
      }
    >
      {t('Only recruiters see the profiles of others, and only of their contacts.')}
    </NotFound>
  </Page>
)

/** What a recruiter is answered of this job seeker, who has not replied yet. */
const asContact = (
  details: JobSeeker,
  own: JobSeekerProfile,
  published: readonly Project[],
): UserWithProjects => ({
  id: details.id,
  fullName: fullName(details),
  profile: own,
  projectWithTechnologies: published.map((project) => ({
    project,
    technologies: project.technologies,
  })),
  likedByRecruiter: [],
})

/** The job seeker's own profile, as recruiters see it once they are contacts. */
const OwnProfileScreen = () => {
  const { userId = '' } = useParams()
  const navigate = useNavigate()
  const location = useLocation()
  const details = useQuery(profile.jobSeeker())
  const isOwn = details.data ? String(details.data.id) === userId : undefined
  const own = useQuery({ ...jobSeekerProfile.own(), enabled: isOwn === true })
  const published = useQuery({ ...projects.all(), enabled: isOwn === true })
  const page = useQuery({ ...publicPages.own(), enabled: isOwn === true })
  const name = details.data && isOwn ? fullName(details.data) : undefined
  useDocumentTitle(name ?? t('Profile'))
  if (isOwn === false || details.data === null) return <NoSuchUser />

  const user =
    details.data && own.data && published.data && !page.isPending
      ? asContact(details.data, own.data, published.data)
      : undefined
  const failed = [details, own, published].find(({ error }) => error)
  const handleBack = () => {
    const isFirstPage = location.key === 'default'
    void (isFirstPage ? navigate(paths.dashboardSection('profile')) : navigate(-1))
  }

  return (
    <ProfilePage
      userId={userId}
      name={name}
      user={user}
      isLoading={!failed}
      contactFacts={
        <>
          <Fact>
            <MailIcon aria-hidden />
            <Text tone="soft" size="small">
              {t(
                'Recruiters who like a project of yours see your email address after your first reply in the chat, those who reveal a link of yours at once.',
              )}
            </Text>
          </Fact>
          {page.data?.isOn && (
            <Fact>
              <GlobeIcon aria-hidden />
              <Text tone="soft" size="small">
                <TextLink to={paths.publicPage(page.data.handle)}>{t('Your public page')}</TextLink>
              </Text>
            </Fact>
          )}
        </>
      }
      action={
        <ButtonLink
          to={paths.dashboardSection('profile')}
          variant="quiet"
          icon={<PencilIcon aria-hidden />}
        >
          {t('Edit Profile')}
        </ButtonLink>
      }
      notice={
        <Line>
          <Notice tone="info">{t('This is how recruiters who know you see your profile.')}</Notice>
        </Line>
      }
      onBack={handleBack}
    >
      <QueryBoundary
        query={{
          data: user,
          error: failed?.error ?? null,
          refetch: () =>
            Promise.all(
              [details, own, published]
                .filter(({ error }) => error)
                .map(({ refetch }) => refetch()),
            ),
        }}
        loadingText={t('Loading user details...')}
        errorText={t('Failed to load user details')}
        skeleton={<UserProjects user={fillerUser} />}
      >
        {(data) => (
          <>
            <ProfileAbout profile={data.profile} />
            <UserProjects
              user={data}
              isOwn
              emptyAction={<ButtonLink to={paths.dashboard}>{t('Go to My Projects')}</ButtonLink>}
            />
          </>
        )}
      </QueryBoundary>
    </ProfilePage>
  )
}

export default OwnProfileScreen

const Line = styled.div`
  margin-block-end: ${theme.space.l};
`
