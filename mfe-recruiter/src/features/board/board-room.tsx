import { media, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** The room of the board, which is as high as its longest column. */
export const BoardRoom = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  min-block-size: max(30rem, 100dvh - 20.5rem);
  min-inline-size: 0;

  ${media.sidebarCollapsed} {
    min-block-size: max(24rem, 100lvb - 20rem);
  }
`
