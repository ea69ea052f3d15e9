import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { RegistryMenuEntry } from '@swipefolio/platform/registry'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Link } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { Logo, media, theme } from '@swipefolio/shared/ui'
import { replayPress } from '../features/early-acts/early-acts'
import { MainMenu } from './main-menu'
import { belowMenuWithoutScripts } from './menu-entry'
import { OfflineNotice, offlineHeight } from './offline-notice'
import { ProfileArea } from './profile-area'

export const Header = ({ menu }: { menu: RegistryMenuEntry[] }) => {
  const isLoggedIn = useSession((session) => session.role !== null)
  useEffect(replayPress, [])
  return (
    <Bar>
      <OfflineNotice />
      <Row>
        <Home to={paths.home} aria-label={t('Swipefolio')} $isCompact={isLoggedIn}>
          <Logo />
        </Home>
        <MainMenu entries={menu} />
        <ProfileArea />
      </Row>
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  z-index: ${theme.layer.header};
  inset-block-start: 0;
  border-block-end: ${theme.border.thin};
  background: color-mix(in srgb, ${theme.color.paper} 88%, transparent);
  backdrop-filter: blur(12px) saturate(1.4);

  /* Above the chat window while a panel or a menu of it is open; on phones, the chat fills the window. */
  ${media.aboveSidebar} {
    &:has([role='dialog'], [role='menu']) {
      z-index: ${theme.layer.menu};
    }
  }
  ${media.withoutScripts} {
    position: static;
  }

  /* Pressed while the scripts of the page are still arriving. */
  [aria-busy='true'] {
    cursor: progress;
    opacity: 0.55;
  }

  /* The page's scroll padding makes room below this bar; focus inside it must not scroll the page to get there. */
  * {
    scroll-margin-block-start: calc(-1 * ${theme.space.xxl});
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  max-inline-size: ${theme.width.wide};
  min-block-size: 4rem;
  margin-inline: auto;
  padding-inline: clamp(${theme.space.s}, 4vw, ${theme.space.xl});

  /* Below the line about the lost connection. */
  :has(> [data-offline]) + & {
    padding-block-start: ${offlineHeight};
  }
  /* The header of visitors, until the last script of the page has put that of the role in its place. */
  :root[data-signed-in] #root:not([data-skeleton]) & {
    visibility: hidden;
  }
  /* The menu is in the middle of the window as long as it has the room, whoever is logged in. */
  ${media.menu} {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
    gap: ${theme.space.m};

    > :last-child {
      justify-self: end;
    }
  }
  ${belowMenuWithoutScripts} {
    flex-wrap: wrap;
    padding-block: ${theme.space.xs};
  }
`

const Home = styled(Link)<{ $isCompact: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  min-inline-size: ${theme.control.medium};
  min-block-size: ${theme.control.medium};
  margin-inline-end: auto;
  border-radius: ${theme.radius.s};
  color: inherit;
  text-decoration: none;

  ${media.menu} {
    justify-self: start;
    margin-inline-end: 0;
  }
  @media (max-width: ${({ $isCompact }) => ($isCompact ? '26rem' : '20rem')}) {
    span > span {
      display: none;
    }
  }
`
