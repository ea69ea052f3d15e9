import { css, styled } from 'styled-components'
import { NavLink } from '@swipefolio/shared/router'
import { media, theme } from '@swipefolio/shared/ui'

/** Where a button opens the menu, and cannot: its links are then below the logo. */
export const belowMenuWithoutScripts = `${media.belowMenu} and (scripting: none)`

export const menuEntryStyle = css`
  position: relative;
  display: block;
  padding: ${theme.space.s} clamp(${theme.space.xxs}, 0.6vw, ${theme.space.xs});
  white-space: nowrap;
  border-radius: ${theme.radius.s};
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.medium};
  text-decoration: none;

  &:hover {
    background: ${theme.color.raised};
    color: ${theme.color.ink};
  }

  ${media.belowMenu} {
    padding: ${theme.space.s};
    font-size: ${theme.size.large};
  }
  ${belowMenuWithoutScripts} {
    padding: ${theme.space.xs} ${theme.space.s};
    font-size: inherit;
  }
`

/** A link of the main menu. */
export const MenuEntry = styled(NavLink)`
  ${menuEntryStyle}

  &[aria-current='page'] {
    color: ${theme.color.ink};
  }
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset-inline: clamp(${theme.space.xxs}, 0.6vw, ${theme.space.xs});
    inset-block-end: 0.35rem;
    block-size: 0.1875rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.like};
  }

  ${media.belowMenu} {
    &[aria-current='page']::after {
      inset-inline: 0 auto;
      inset-block: ${theme.space.s};
      inline-size: 0.1875rem;
      block-size: auto;
    }
  }
`
