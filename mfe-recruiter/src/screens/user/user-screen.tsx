import { ApiError, contacts, errorMessage, useQuery } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { useLocation, useNavigate, useParams } from '@swipefolio/shared/router'
import {
  ArrowLeftIcon,
  Bdi,
  Button,
  MessageCircleIcon,
  Notice,
  Page,
  PageHeader,
  QueryBoundary,
  theme,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { useOpenChat } from '../../features/chat/use-open-chat'
import { UserProjects } from '../../features/projects/user-projects'

const notFound = 'User details not found'

const sentence = (error: Error) => {
  const isMissing = error instanceof ApiError && error.status === 404
  return errorMessage(error, isMissing ? notFound : 'Failed to load user details')
}

const UserScreen = () => {
  const { userId = '' } = useParams()
  const user = useQuery(contacts.userWithProjects(userId))
  const navigate = useNavigate()
  const location = useLocation()
  const openChat = useOpenChat()
  useDocumentTitle(user.data?.fullName ?? 'Profile')

  const handleBack = () => {
    const isFirstPage = location.key === 'default'
    void (isFirstPage ? navigate(`${paths.dashboard}?section=contacts`) : navigate(-1))
  }

  return (
    <Page>
      <BackButton
        variant="quiet"
        size="small"
        icon={<ArrowLeftIcon aria-hidden />}
        onClick={handleBack}
      >
        Back
      </BackButton>
      <PageHeader
        title={user.data ? <Bdi>{user.data.fullName}</Bdi> : 'Profile'}
        actions={
          user.data && (
            <Button
              variant="like"
              icon={<MessageCircleIcon aria-hidden />}
              onClick={() => void openChat(Number(userId))}
            >
              Chat Now
            </Button>
          )
        }
      />
      <QueryBoundary
        query={user}
        loadingText="Loading user details..."
        errorText={sentence}
        skeleton="cards"
        isEmpty={(data) => !data}
        empty={<Notice tone="danger">{notFound}</Notice>}
      >
        {(data) => <UserProjects user={data} />}
      </QueryBoundary>
    </Page>
  )
}

export default UserScreen

const BackButton = styled(Button)`
  margin-block-end: ${theme.space.l};
`
