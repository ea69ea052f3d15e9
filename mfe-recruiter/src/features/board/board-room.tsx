import { media, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** The room of the board: its columns scroll inside of it. */
export const BoardRoom = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  block-size: max(30rem, 100dvh - 20rem);
  min-inline-size: 0;

  ${media.sidebarCollapsed} {
    block-size: auto;
    min-block-size: max(24rem, 100lvb - 20rem);
  }
`
