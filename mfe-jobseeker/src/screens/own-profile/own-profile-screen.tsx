import { profile, useQuery } from '@swipefolio/shared/api'
import { fullName } from '@swipefolio/shared/format'
import { useNavigate, useParams } from '@swipefolio/shared/router'
import {
  Bdi,
  ErrorBox,
  Page,
  PageHeader,
  QueryBoundary,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { BackButton } from '../../features/projects/back-button'
import { PublicProjects } from '../../features/projects/public-projects'

/** The job seeker's own profile, as recruiters see it once they are contacts. */
const OwnProfileScreen = () => {
  const { userId } = useParams()
  const navigate = useNavigate()
  const details = useQuery(profile.jobSeeker())
  const own = details.data && String(details.data.id) === userId ? details.data : undefined
  const title = own ? fullName(own) : 'Profile'
  useDocumentTitle(title)

  return (
    <Page width="wide">
      <BackButton onClick={() => void navigate(-1)}>Back</BackButton>
      <PageHeader
        title={<Bdi>{title}</Bdi>}
        intro={own && 'This is how recruiters see you once they are your contacts.'}
      />
      <QueryBoundary
        query={details}
        loadingText="Loading user details..."
        errorText="Failed to load user details"
        skeleton="cards"
        isEmpty={() => !own}
        empty={<ErrorBox message="User details not found" />}
      >
        {() => <PublicProjects />}
      </QueryBoundary>
    </Page>
  )
}

export default OwnProfileScreen
