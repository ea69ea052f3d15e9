import { useEffect } from 'react'
import { styled } from 'styled-components'
import { paths } from '@swipefolio/shared/contract'
import { useSession } from '@swipefolio/shared/session'
import {
  Bdi,
  ButtonLink,
  LayoutDashboardIcon,
  LogOutIcon,
  media,
  Menu,
  theme,
} from '@swipefolio/shared/ui'
import { NotificationBell } from '../features/notifications/notification-bell'
import { useLogout } from '../features/session/use-logout'

/** Who is logged in, with their bell and menu; otherwise the way to log in. */
export const ProfileArea = () => {
  const userName = useSession((session) => session.userName)
  const role = useSession((session) => session.role)
  const logout = useLogout()
  useEffect(() => {
    // The store knows by now who is logged in, and says so itself.
    delete document.documentElement.dataset.signedIn
  }, [])
  if (!userName || !role) return <LoginLink to={paths.login}>Login</LoginLink>
  return (
    <Area>
      <NotificationBell key={role} role={role} />
      <Menu
        button={
          <Name>
            <Bdi>{userName}</Bdi>
          </Name>
        }
        items={[
          { label: 'Dashboard', to: paths.dashboard, icon: <LayoutDashboardIcon aria-hidden /> },
          { label: 'Logout', onSelect: () => void logout(), icon: <LogOutIcon aria-hidden /> },
        ]}
      />
    </Area>
  )
}

/* In a page that came as HTML, until the session is known. */
const LoginLink = styled(ButtonLink)`
  :root[data-signed-in] & {
    visibility: hidden;
  }
`

const Area = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  min-inline-size: 0;
`

const Name = styled.span`
  overflow: hidden;
  max-inline-size: 7rem;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.aboveSidebar} {
    max-inline-size: clamp(6rem, 40vw - 23rem, 12rem);
  }
`
