import { styled } from 'styled-components'
import { theme } from '../theme/theme'

export interface PageProps {
  width?: 'narrow' | 'medium' | 'wide'
}

/** The room at both sides of a page, as in the header. */
export const pageInset = `clamp(${theme.space.m}, 4vw, ${theme.space.xl})`

/** The room between the header and the heading of a page. */
export const pageStart = `clamp(${theme.space.l}, 5vw, ${theme.space.xl})`

/** The column of a screen. It begins at the same edge at every width, but for a narrow one, which is centred. */
export const Page = styled.div.withConfig({
  shouldForwardProp: (prop) => prop !== 'width',
})<PageProps>`
  inline-size: 100%;
  max-inline-size: ${({ width = 'wide' }) => theme.width[width]};
  margin-inline: ${({ width }) =>
    width === 'narrow' ? 'auto' : `max(0px, (100% - ${theme.width.wide}) / 2) auto`};
  padding-inline: ${pageInset};
  padding-block: ${pageStart} clamp(${theme.space.l}, 5vw, ${theme.space.xxl});
`
