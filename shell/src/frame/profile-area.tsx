import { Suspense, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useLocation } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import {
  Bdi,
  ButtonLink,
  LayoutDashboardIcon,
  LogOutIcon,
  media,
  Menu,
  MessageCircleIcon,
  theme,
  touchArea,
  useIsHydrated,
} from '@swipefolio/shared/ui'
import { useAct } from '../features/commands/use-act'
import { NotificationBell } from '../features/notifications/notification-bell'
import { hasUnsavedWork, LogoutQuestion } from '../features/session/logout-question'
import { safeReturnPath, withReturn } from '../features/session/return-path'
import { endedInPlace } from '../features/session/session-ended'
import { useLogout } from '../features/session/use-logout'
import { PersonName } from './person-name'

/** Notifications and menu of the person logged in, or a login link. */
export const ProfileArea = () => {
  const userName = useSession((session) => session.userName)
  const role = useSession((session) => session.role)
  const logout = useLogout()
  const [isAsking, setAsking] = useState(false)
  const handleLogout = () => (hasUnsavedWork() ? setAsking(true) : void logout())
  useAct('log-out', handleLogout)
  const loginPath = useLoginPath()
  if (!userName || !role) return <LoginLink to={loginPath}>{t('Login')}</LoginLink>
  return (
    <Area>
      <Menu
        button={<PersonName name={userName} />}
        heading={<Bdi>{userName}</Bdi>}
        items={[
          { label: t('Dashboard'), to: paths.dashboard, icon: <LayoutDashboardIcon aria-hidden /> },
          { label: t('Logout'), onSelect: handleLogout, icon: <LogOutIcon aria-hidden /> },
        ]}
      />
      {/* A boundary, because a stored count is not in the prerendered frame. */}
      <Suspense fallback={null}>
        <NotificationBell key={role} role={role} />
      </Suspense>
      <ChatRoom>
        <MessageCircleIcon aria-hidden />
      </ChatRoom>
      <LogoutQuestion
        isOpen={isAsking}
        onConfirm={() => {
          setAsking(false)
          void logout()
        }}
        onCancel={() => setAsking(false)}
      />
    </Area>
  )
}

/** Leads back to a page on which the session has ended. The prerendered page does not know. */
function useLoginPath(): string {
  const { pathname, search } = useLocation()
  const isHydrated = useIsHydrated()
  if (!isHydrated || !endedInPlace.current) return paths.login
  return withReturn(paths.login, safeReturnPath(pathname + search))
}

/* Hidden in a prerendered page while `data-signed-in` is set, and on the page that it leads to. */
const LoginLink = styled(ButtonLink)`
  ${touchArea}
  :root:is([data-signed-in], :has(main [data-login])) & {
    visibility: hidden;
  }
  header:has([data-offline]) & {
    min-block-size: ${theme.control.small};
  }
`

const Area = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  min-inline-size: 0;

  ${media.belowMenu} {
    [aria-haspopup='menu'] {
      gap: ${theme.space.xxs};
      padding-inline: clamp(0rem, 12vw - 2.4rem, ${theme.space.xxs});
    }
  }
`

const leave = keyframes`
  to { visibility: hidden; }
`

/* Where the chat's button will be, with the look of it until then, unless the chat does not come. */
const ChatRoom = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${theme.control.medium};
  margin-inline: calc(-1 * ${theme.space.xxs});
  animation: ${leave} 0s 12s forwards;

  svg {
    inline-size: 1.25rem;
  }
  :root:has([data-in-bar]) & {
    visibility: hidden;
  }
  /* The chat is open. */
  :root:has([data-covers-page]) & {
    opacity: 0.5;
    animation: none;
  }
  ${media.menu} {
    margin-inline-end: 0;
  }
`
