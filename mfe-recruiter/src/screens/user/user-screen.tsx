import { contacts, useQuery } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { useLocation, useNavigate, useParams } from '@swipefolio/shared/router'
import {
  ArrowLeftIcon,
  Button,
  ButtonLink,
  fillText,
  media,
  MessageCircleIcon,
  Moving,
  NotFound,
  Page,
  PageHeader,
  QueryBoundary,
  theme,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { useOpenChat } from '../../features/chat/use-open-chat'
import { fillerUser, UserProjects } from '../../features/projects/user-projects'

const firstCall = '/api/recruiter/user-with-projects/'
const fill = { from: firstCall, each: 'projectWithTechnologies.*.project' }
const contactsPath = `${paths.dashboard}?section=contacts`

const NoSuchUser = () => (
  <NotFound
    title="User details not found"
    actions={
      <>
        <ButtonLink to={contactsPath}>Go to Contacts</ButtonLink>
        <ButtonLink to={paths.swipeProjects} variant="quiet">
          Start Swiping
        </ButtonLink>
      </>
    }
  >
    You see the profiles of your contacts: like a project, or reveal the owner of a link.
  </NotFound>
)

/** The name that the link to this page came with. */
const nameIn = (state: unknown) =>
  typeof state === 'object' && state && 'name' in state && typeof state.name === 'string'
    ? state.name
    : undefined

const UserScreen = () => {
  const { userId = '' } = useParams()
  const user = useQuery(contacts.userWithProjects(userId))
  const navigate = useNavigate()
  const location = useLocation()
  const openChat = useOpenChat()
  const name = user.data?.fullName ?? (user.error ? undefined : nameIn(location.state))
  useDocumentTitle(name ?? 'Profile')

  const handleBack = () => {
    const isFirstPage = location.key === 'default'
    void (isFirstPage ? navigate(contactsPath) : navigate(-1))
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
      <Top>
        <PageHeader
          title={
            name === undefined ? (
              <Name {...fillText('fullName', firstCall)}>Profile</Name>
            ) : (
              <Moving name={`person-${userId}`}>
                <Name>{name}</Name>
              </Moving>
            )
          }
          actions={
            (user.data || user.isPending) && (
              <Button
                variant="like"
                icon={<MessageCircleIcon aria-hidden />}
                disabled={!user.data}
                onClick={() => void openChat(Number(userId))}
              >
                Chat Now
              </Button>
            )
          }
        />
      </Top>
      <QueryBoundary
        query={user}
        loadingText="Loading user details..."
        errorText="Failed to load user details"
        notFound={<NoSuchUser />}
        fill={fill}
        skeleton={<UserProjects user={fillerUser} />}
        isEmpty={(data) => !data}
        empty={<NoSuchUser />}
      >
        {(data) => <UserProjects user={data} />}
      </QueryBoundary>
    </Page>
  )
}

export default UserScreen

const Name = styled.bdi`
  display: inline-block;
`

/** On narrow windows the button is below the name, however short it is: the name comes later. */
const Top = styled.div`
  ${media.sidebarCollapsed} {
    > header > * {
      flex-basis: 100%;
    }
  }
`

const BackButton = styled(Button)`
  margin-block-end: ${theme.space.l};
`
