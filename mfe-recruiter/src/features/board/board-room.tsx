import { media, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** The room of the board, which is as high as its longest column. Wide windows give it what is beside the page. */
export const BoardRoom = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  min-block-size: max(30rem, 100dvh - 20.5rem);
  min-inline-size: 0;
  margin-inline-end: min(0px, (${theme.width.wide} - 100vw) / 2);

  ${media.sidebarCollapsed} {
    min-block-size: max(24rem, 100lvb - 20rem);
  }
`
