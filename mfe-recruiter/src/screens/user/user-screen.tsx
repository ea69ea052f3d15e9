import { openChat } from '@swipefolio/shared/between-apps'
import { contacts, isMissing, useQuery } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { useLocation, useNavigate, useParams } from '@swipefolio/shared/router'
import {
  ArrowLeftIcon,
  Avatar,
  Button,
  ButtonLink,
  fillText,
  Heading,
  media,
  MessageCircleIcon,
  Moving,
  NotFound,
  Page,
  QueryBoundary,
  Skeleton,
  theme,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { useOpenChat } from '../../features/chat/use-open-chat'
import { ProfileFacts } from '../../features/contacts/profile-facts'
import { fillerUser, UserProjects } from '../../features/projects/user-projects'

const firstCall = '/api/recruiter/user-with-projects/'
const fill = { from: firstCall, each: 'projectWithTechnologies.*.project' }
const contactsPath = `${paths.dashboard}?section=contacts`

const NoSuchUser = () => (
  <Page>
    <NotFound
      title="User details not found"
      headingLevel={1}
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
  </Page>
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
  const openChatWith = useOpenChat()
  const name = user.data?.fullName ?? (user.error ? undefined : nameIn(location.state))
  useDocumentTitle(name ?? 'Profile')
  if (isMissing(user.error) || user.data === null) return <NoSuchUser />

  const handleBack = () => {
    const isFirstPage = location.key === 'default'
    void (isFirstPage ? navigate(contactsPath) : navigate(-1))
  }

  const handleChat = () =>
    void (user.data?.chatId ? openChat(user.data.chatId) : openChatWith(Number(userId)))

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
      <Head>
        <Picture>
          {name === undefined ? (
            <Skeleton>
              <Avatar name="" size="large" />
            </Skeleton>
          ) : (
            <Avatar name={name} size="large" />
          )}
        </Picture>
        <Heading level={1}>
          {name === undefined ? (
            <Name {...fillText('fullName', firstCall)}>Profile</Name>
          ) : (
            <Moving name={`person-${userId}`}>
              <Name>{name}</Name>
            </Moving>
          )}
        </Heading>
        <Facts>
          {user.data ? (
            <ProfileFacts user={user.data} />
          ) : (
            user.isLoading && (
              <Skeleton>
                <ProfileFacts user={fillerUser} />
              </Skeleton>
            )
          )}
        </Facts>
        {(user.data || user.isLoading) && (
          <Button
            size="large"
            icon={<MessageCircleIcon aria-hidden />}
            disabled={!user.data}
            onClick={handleChat}
          >
            Chat Now
          </Button>
        )}
      </Head>
      <QueryBoundary
        query={user}
        loadingText="Loading user details..."
        errorText="Failed to load user details"
        fill={fill}
        skeleton={<UserProjects user={fillerUser} />}
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

/** On narrow windows the facts and the button have the full width, below the picture and the name. */
const Head = styled.header`
  display: grid;
  grid-template: 'picture name chat' auto 'picture facts chat' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.l};
  margin-block-end: ${theme.space.xl};

  > button {
    grid-area: chat;
  }
  ${media.sidebarCollapsed} {
    grid-template: 'picture name' auto 'facts facts' auto 'chat chat' auto / auto minmax(0, 1fr);
    gap: ${theme.space.m};
  }
`

const Picture = styled.div`
  grid-area: picture;
  align-self: start;
`

const Facts = styled.div`
  grid-area: facts;
  min-inline-size: 0;
`

const BackButton = styled(Button)`
  margin-block-end: ${theme.space.l};
`
