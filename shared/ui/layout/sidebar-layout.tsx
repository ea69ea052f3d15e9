import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { t } from '../../i18n'
import { Link } from '../../router'
import { ArrowLeftIcon } from '../icons'
import { focusTitle } from '../feedback/focus-title'
import { media, theme } from '../theme/theme'
import { pageInset, pageStart } from './page'
import { SidebarEntry, type SidebarItem } from './sidebar-entry'

export interface SidebarLayoutProps {
  /** The navigation's accessible name. */
  label: string
  items: readonly SidebarItem[]
  children: ReactNode
}

/** A dashboard with a sidebar of sections, reduced to icons on narrow windows. */
export const SidebarLayout = ({ label, items, children }: SidebarLayoutProps) => {
  const side = useRef<HTMLElement>(null)
  const current = items.find(({ isCurrent }) => isCurrent)?.to
  useEffect(() => {
    // After Back, the link that was pressed last is that of another section.
    const focused = side.current?.querySelector<HTMLElement>('a:focus:not([aria-current])')
    if (!focused) return
    focused.blur()
    focusTitle()
  }, [current])
  return (
    <Frame>
      <Side ref={side} aria-label={label}>
        <Sections>
          {items.map((item) => (
            <li key={item.to}>
              <SidebarEntry {...item} />
            </li>
          ))}
        </Sections>
        <BackHome to="/">
          <ArrowLeftIcon aria-hidden />
          {t('Back to Home')}
        </BackHome>
      </Side>
      <Content>{children}</Content>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: calc(${pageInset} + 13.5rem) minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: ${theme.width.wide};
  margin-inline: auto;

  ${media.sidebarCollapsed} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`

const Side = styled.nav`
  position: relative;
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-self: start;
  gap: ${theme.space.l};
  padding-block: ${theme.space.xl};
  padding-inline: ${pageInset} ${theme.space.m};

  /* All of it fits below the header. */
  @media (min-height: 30rem) {
    position: sticky;
    inset-block-start: ${theme.control.huge};
  }
  ${media.sidebarCollapsed} {
    padding-block: calc(${pageStart} - ${theme.space.s});
    padding-inline: 0;
  }
`

const Sections = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
  padding: 0;
  list-style: none;
`

const BackHome = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  padding-inline: ${theme.space.s};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};

  &:hover {
    color: ${theme.color.ink};
  }
  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
  ${media.sidebarCollapsed} {
    display: none;
  }
`

const Content = styled.div`
  min-inline-size: 0;
  padding-block: ${pageStart} ${theme.space.xxl};
  padding-inline: clamp(${theme.space.xs}, 2vw, ${theme.space.l}) ${pageInset};

  ${media.sidebarCollapsed} {
    min-block-size: calc(100lvb - ${theme.space.xxl});
    padding-inline-start: ${theme.space.xs};
  }
`
