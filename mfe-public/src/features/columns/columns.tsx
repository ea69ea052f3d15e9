import { media, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** What leads through a text, and the text: beside each other on wide windows, where the first stays in view. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};

  ${media.menu} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: start;

    > :first-child {
      position: sticky;
      inset-block-start: calc(${theme.control.huge} + ${theme.space.l});
    }
  }
`
