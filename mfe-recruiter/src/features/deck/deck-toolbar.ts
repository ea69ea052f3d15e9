import { theme, visuallyHidden } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { matchLayout } from '../match/match-layout'

/** The row above the card: the count and the filter at its edges, so that neither moves when a like appears between them. */
export const Toolbar = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.xs};
  inline-size: var(--deck-width);
  block-size: ${theme.control.small};
  margin-inline: auto;

  > :not(aside, [role]) {
    position: relative;
  }
  > :last-child {
    margin-inline-start: auto;
  }
  > :first-child:not([role]):has(~ [data-line]) {
    display: none;
  }
  /* Beside the card there is nothing to shade. */
  ${matchLayout.aboveDeck} {
    > :first-child:has(~ aside) {
      visibility: hidden;
    }
    &:has(> aside)::before {
      position: fixed;
      z-index: 1;
      inset: var(--offset-top) 0 0;
      background: ${theme.color.overlay};
      opacity: 0.6;
      pointer-events: none;
      content: '';
    }
  }
  ${matchLayout.strip} {
    > :last-child:nth-child(n + 3) {
      max-inline-size: 50%;
    }
  }
  ${matchLayout.phone} {
    > :last-child button:first-child > span {
      ${visuallyHidden}
    }
  }
  /* A swipe that begins on the panel swipes the card, and must not scroll the page. */
  > aside {
    touch-action: pinch-zoom;
  }
`

/** Has its room before the count is known. */
export const Left = styled.span`
  flex: none;
  min-inline-size: 4.25rem;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
