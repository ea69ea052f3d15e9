import { openChat } from '@swipefolio/shared/between-apps'
import { contacts, isMissing, useQuery } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useLocation, useNavigate, useParams } from '@swipefolio/shared/router'
import {
  Button,
  ButtonLink,
  media,
  MessageCircleIcon,
  NotFound,
  Page,
  QueryBoundary,
  theme,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { useOpenChat } from '../../features/chat/use-open-chat'
import { DeskPanel } from '../../features/desk/desk-panel'
import { ContactProfileFacts } from '../../features/profile/contact-profile-facts'
import { ProfileAbout } from '../../features/profile/profile-about'
import { ProfilePage } from '../../features/profile/profile-page'
import { fillerUser, UserProjects } from '../../features/projects/user-projects'

const firstCall = '/api/recruiter/user-with-projects/'
const fill = { from: firstCall, each: 'projectWithTechnologies.*.project' }
const contactsPath = `${paths.dashboard}?section=contacts`

const NoSuchUser = () => (
  <Page>
    <NotFound
      title={t('User details not found')}
      headingLevel={1}
      actions={
        <>
          <ButtonLink to={contactsPath}>{t('Go to Contacts')}</ButtonLink>
          <ButtonLink to={paths.swipeProjects} variant="quiet">
            {t('Start Swiping')}
          </ButtonLink>
        </>
      }
    >
      {t('You see the profiles of your contacts: like a project, or reveal the owner of a link.')}
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
  useDocumentTitle(name ?? t('Profile'))
  if (isMissing(user.error) || user.data === null) return <NoSuchUser />

  const handleBack = () => {
    const isFirstPage = location.key === 'default'
    void (isFirstPage ? navigate(contactsPath) : navigate(-1))
  }

  const handleChat = () =>
    void (user.data?.chatId ? openChat(user.data.chatId) : openChatWith(Number(userId)))

  return (
    <ProfilePage
      userId={userId}
      name={name}
      user={user.data}
      isLoading={user.isLoading}
      firstCall={firstCall}
      contactFacts={<ContactProfileFacts user={user.data ?? fillerUser} />}
      action={
        <Button
          size="large"
          icon={<MessageCircleIcon aria-hidden />}
          disabled={!user.data}
          onClick={handleChat}
        >
          {t('Chat Now')}
        </Button>
      }
      onBack={handleBack}
    >
      <Columns $isWaiting={user.isLoading}>
        {(user.data || user.isLoading) && <DeskPanel id={Number(userId)} />}
        <div>
          <QueryBoundary
            query={user}
            loadingText={t('Loading user details...')}
            errorText={t('Failed to load user details')}
            fill={fill}
            skeleton={<UserProjects user={fillerUser} />}
          >
            {(data) => (
              <>
                <ProfileAbout profile={data.profile} />
                <UserProjects user={data} />
              </>
            )}
          </QueryBoundary>
        </div>
      </Columns>
    </ProfilePage>
  )
}

export default UserScreen

/** The desk is beside the projects, or above them. Below the facts they wait for them: facts take any number of lines. */
const Columns = styled.div<{ $isWaiting: boolean }>`
  display: grid;
  gap: ${theme.space.l};

  ${media.sidebarCollapsed} {
    visibility: ${({ $isWaiting }) => $isWaiting && 'hidden'};
  }

  ${media.menu} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${theme.space.xl};
  }
`
