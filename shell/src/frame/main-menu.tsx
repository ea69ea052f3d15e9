import { useCallback, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import {
  anonymousRole,
  menuFor,
  menuLimit,
  type RegistryMenuEntry,
} from '@swipefolio/platform/registry'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  breakpoints,
  IconButton,
  media,
  MenuIcon,
  SearchIcon,
  theme,
  XIcon,
} from '@swipefolio/shared/ui'
import { askFor } from '../features/commands/listen-for-shortcuts'
import { Dismissal } from '../features/focus/dismissal'
import { useCurrentRole } from '../remotes/current-role'
import { belowMenuWithoutScripts, MenuEntry, menuEntryStyle } from './menu-entry'
import { MoreEntries } from './more-entries'
import { useFittingEntries } from './use-fitting-entries'

const menuId = 'main-menu'

/**
 * The links of all apps: a row, or a collapsible panel below the breakpoint, where members also find their dashboard. Links
 * beyond the first few, and those without room in the row, are behind a button.
 */
export const MainMenu = ({ entries }: { entries: RegistryMenuEntry[] }) => {
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const inside = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const role = useCurrentRole()
  const menu = menuFor({ menu: entries }, role)
  const first = menu.slice(0, menuLimit)
  const fitting = useFittingEntries(list, first.length)
  useCloseWhenWide(close)
  const handleSearch = () => {
    // The dialog gives the focus back to it.
    opener.current?.focus()
    close()
    askFor('palette')
  }

  return (
    <Place ref={inside}>
      {isOpen && <Dismissal {...{ inside, opener }} onClose={close} />}
      <Toggle>
        <IconButton
          ref={opener}
          label={t('Menu')}
          size="large"
          icon={isOpen ? <XIcon aria-hidden /> : <MenuIcon aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Toggle>
      <Nav id={menuId} aria-label={t('Main')}>
        <List ref={list}>
          {first.map(({ label, path }, index) => (
            <li key={path} data-beyond={index >= fitting || undefined}>
              <MenuEntry to={path} end={path === '/'} onClick={close}>
                {label}
              </MenuEntry>
            </li>
          ))}
          {isOpen && role !== anonymousRole && (
            <Own>
              <MenuEntry to={paths.dashboard} onClick={close}>
                {t('Dashboard')}
              </MenuEntry>
            </Own>
          )}
        </List>
        {menu.length > fitting && <MoreEntries entries={menu.slice(fitting)} onNavigate={close} />}
        {isOpen && (
          <Search type="button" onClick={handleSearch}>
            <SearchIcon aria-hidden />
            {t('Search commands')}
          </Search>
        )}
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
    min-inline-size: 0;
  }
  ${belowMenuWithoutScripts} {
    flex-basis: 100%;
  }
`

const Toggle = styled.div`
  ${media.menu} {
    display: none;
  }
  ${media.withoutScripts} {
    display: none;
  }
`

const Nav = styled.nav`
  ${media.belowMenu} {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    max-block-size: calc(100dvh - 4rem);
    overflow-y: auto;
    padding: ${theme.space.s} clamp(${theme.space.s}, 4vw, ${theme.space.xl}) ${theme.space.l};
    border-block-end: ${theme.border.thin};
    background: ${theme.color.paper};
    box-shadow: ${theme.shadow.lifted};
  }
  /* By the attribute, which the script of a prerendered page sets, too. */
  ${media.belowMenu} {
    :where(${Place}:not(:has(> * > [aria-expanded='true']))) > & {
      display: none;
    }
  }
  ${media.menu} {
    display: flex;
    justify-content: center;
    gap: ${theme.space.xxs};
  }
  ${belowMenuWithoutScripts} {
    position: static;
    display: block;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
  ${media.withoutScripts} {
    > [data-more] {
      display: none;
    }
  }
`

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.menu} {
    /* Entries without room stay measurable. The padding leaves room for the focus ring. */
    position: relative;
    display: flex;
    gap: ${theme.space.xxs};
    min-inline-size: 0;
    margin-inline: calc(-1 * ${theme.space.xxs});
    padding-inline: ${theme.space.xxs};
    overflow-x: clip;

    > [data-beyond] {
      position: absolute;
      visibility: hidden;
    }
  }
  ${belowMenuWithoutScripts} {
    display: flex;
    flex-wrap: wrap;
  }
`

const Own = styled.li`
  border-block-start: ${theme.border.thin};
`

const Search = styled.button`
  ${menuEntryStyle}

  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  inline-size: 100%;
  border: 0;
  border-block-start: ${theme.border.thin};
  border-radius: 0;
  background: none;
  font: inherit;
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`
