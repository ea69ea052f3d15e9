import { profile, useQuery } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { useNavigate, useParams } from '@swipefolio/shared/router'
import {
  Bdi,
  ButtonLink,
  NotFound,
  Page,
  PageHeader,
  QueryBoundary,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { BackButton } from '../../features/projects/back-button'
import { PublicCards, PublicProjects } from '../../features/projects/public-projects'

const NoSuchUser = () => (
  <Page>
    <NotFound
      title="User details not found"
      headingLevel={1}
      actions={
        <>
          <ButtonLink to={paths.dashboard}>Go to My Projects</ButtonLink>
          <ButtonLink to={paths.home} variant="quiet">
            Back to Home
          </ButtonLink>
        </>
      }
    >
      Only recruiters see the profiles of others, and only of their contacts.
    </NotFound>
  </Page>
)

/** The job seeker's own profile, as recruiters see it once they are contacts. */
const OwnProfileScreen = () => {
  const { userId } = useParams()
  const navigate = useNavigate()
  const details = useQuery(profile.jobSeeker())
  const own = details.data && String(details.data.id) === userId ? details.data : undefined
  const title = own ? fullName(own) : 'Profile'
  useDocumentTitle(title)
  if (details.data !== undefined && !own) return <NoSuchUser />

  return (
    <Page width="wide">
      <BackButton onClick={() => void navigate(-1)}>Back</BackButton>
      <PageHeader
        title={<Bdi>{title}</Bdi>}
        intro="This is how recruiters see you once they are your contacts."
      />
      <QueryBoundary
        query={details}
        loadingText="Loading user details..."
        errorText="Failed to load user details"
        skeleton={<PublicCards />}
      >
        {() => <PublicProjects />}
      </QueryBoundary>
    </Page>
  )
}

export default OwnProfileScreen
