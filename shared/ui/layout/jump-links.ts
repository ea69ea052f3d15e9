import { css } from 'styled-components'
import { media, theme } from '../theme/theme'

/** One line of pills that scrolls where it is too long. */
export const linkPills = css`
  display: flex;
  flex-wrap: nowrap;
  gap: ${theme.space.xs};
  overflow-x: auto;
  margin-inline: -${theme.space.xxs} -${theme.space.m};
  padding: ${theme.space.xxs};
  padding-inline-end: ${theme.space.m};
  border: 0;
  background: none;
  list-style: none;
  scrollbar-width: none;
  mask: linear-gradient(90deg, #000 90%, transparent);

  &:dir(rtl) {
    mask: linear-gradient(270deg, #000 90%, transparent);
  }

  a {
    flex: none;
    padding-inline: ${theme.space.s};
    border: ${theme.border.thin};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surface};
    font-size: ${theme.size.small};
    text-decoration: none;
    white-space: nowrap;
  }
`

/** A list of links to the parts of a page: on phones pills, so that the first part begins on the first screen. */
export const jumpLinks = css`
  ${media.phone} {
    ${linkPills}
  }
`
