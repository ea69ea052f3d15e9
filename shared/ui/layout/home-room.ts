import { css } from 'styled-components'
import { media, theme } from '../theme/theme'
import { pageInset } from './page'

/**
 * The room of the home page's part for members, before and after it is loaded: the window below the header, but for the closed
 * disclosure below it.
 */
export const homeRoom = css`
  min-block-size: calc(100dvh - 8rem);

  ${media.menu} {
    min-block-size: min(calc(100dvh - 8rem), 42rem);
  }
`

const block = `linear-gradient(${theme.color.skeleton}, ${theme.color.skeleton})`

/** The outlines of a heading and a card, while the part is loading. */
export const homeOutline = css`
  max-inline-size: ${theme.width.wide};
  margin-inline: auto;
  background:
    ${block} ${pageInset} ${theme.space.xl} / min(60%, 22rem) ${theme.space.xl} no-repeat,
    ${block} ${pageInset} 8rem / calc(100% - 2 * ${pageInset}) 16rem no-repeat;
`
