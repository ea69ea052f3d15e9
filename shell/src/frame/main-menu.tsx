import { useCallback, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { anonymousRole, menuFor, type RegistryMenuEntry } from '@swipefolio/platform/registry'
import { paths } from '@swipefolio/shared/contract'
import { NavLink } from '@swipefolio/shared/router'
import { breakpoints, IconButton, media, MenuIcon, theme, XIcon } from '@swipefolio/shared/ui'
import { useDismiss } from '../features/focus/use-dismiss'
import { useCurrentRole } from '../remotes/current-role'

const menuId = 'main-menu'

/** The links of all apps: a row, or a collapsible panel below the breakpoint, where members also find their dashboard. */
export const MainMenu = ({ entries }: { entries: RegistryMenuEntry[] }) => {
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const inside = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const role = useCurrentRole()
  useDismiss({ isOpen, inside, opener, onClose: close })
  useCloseWhenWide(close)

  return (
    <Place ref={inside}>
      <Toggle>
        <IconButton
          ref={opener}
          label="Menu"
          size="large"
          icon={isOpen ? <XIcon aria-hidden /> : <MenuIcon aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Toggle>
      <Nav id={menuId} aria-label="Main" $isOpen={isOpen}>
        <List>
          {menuFor({ menu: entries }, role).map(({ label, path }) => (
            <li key={path}>
              <Entry to={path} end={path === '/'} onClick={close}>
                {label}
              </Entry>
            </li>
          ))}
          {isOpen && role !== anonymousRole && (
            <Own>
              <Entry to={paths.dashboard} onClick={close}>
                Dashboard
              </Entry>
            </Own>
          )}
        </List>
      </Nav>
    </Place>
  )
}

function useCloseWhenWide(close: () => void) {
  useEffect(() => {
    const handleResize = () => {
      if (window.innerWidth >= breakpoints.menu) close()
    }
    window.addEventListener('resize', handleResize)
    return () => window.removeEventListener('resize', handleResize)
  }, [close])
}

const Place = styled.div`
  order: 1;

  ${media.menu} {
    flex: 1;
    order: 0;
  }
`

const Toggle = styled.div`
  ${media.menu} {
    display: none;
  }
`

const Nav = styled.nav<{ $isOpen: boolean }>`
  ${media.belowMenu} {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    max-block-size: calc(100dvh - 4rem);
    overflow-y: auto;
    padding: ${theme.space.s} clamp(${theme.space.s}, 4vw, ${theme.space.xl}) ${theme.space.l};
    border-block-end: ${theme.border.thin};
    background: ${theme.color.paper};
    box-shadow: ${theme.shadow.lifted};
  }
`

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.menu} {
    display: flex;
    justify-content: center;
    gap: ${theme.space.xxs};
  }
`

const Own = styled.li`
  border-block-start: ${theme.border.thin};
`

const Entry = styled(NavLink)`
  position: relative;
  display: block;
  padding: ${theme.space.s} clamp(${theme.space.xxs}, 0.6vw, ${theme.space.s});
  white-space: nowrap;
  border-radius: ${theme.radius.s};
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.medium};
  text-decoration: none;

  &:hover {
    background: ${theme.color.raised};
    color: ${theme.color.ink};
  }
  &[aria-current='page'] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.strong};
  }
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset-inline: clamp(${theme.space.xxs}, 0.6vw, ${theme.space.s});
    inset-block-end: 0.35rem;
    block-size: 0.1875rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.like};
  }

  ${media.belowMenu} {
    padding: ${theme.space.s};
    font-size: ${theme.size.large};

    &[aria-current='page']::after {
      inset-inline: 0 auto;
      inset-block: ${theme.space.s};
      inline-size: 0.1875rem;
      block-size: auto;
    }
  }
`
