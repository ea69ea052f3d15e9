import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme/theme'
import { Card } from './card'

/** Marks the link or button of a card that the whole card presses. */
export const mainControl = { 'data-main': '' }

/** Clicks on text reach the card, not the control that covers the card behind its text. */
function pressMain({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) {
  const isControl = (target as Element).closest('a, button, input')
  if (isControl || !getSelection()?.isCollapsed) return
  currentTarget.querySelector('[data-main]')?.dispatchEvent(
    new globalThis.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
    }),
  )
}

/**
 * A card whose control with `mainControl` covers it: the card is one link or button to press and to focus. Its text lies
 * above that control, so that it can be selected.
 */
export const LinkCard = styled(Card).attrs({ onClick: pressMain })`
  isolation: isolate;
  transition: box-shadow ${theme.motion.slow};

  &:has([data-main]) {
    cursor: pointer;
  }
  [data-main] {
    position: static;
  }
  [data-main]::after {
    position: absolute;
    border-radius: ${theme.radius.l};
    content: '';
    inset: 0;
  }
  [data-main]:active:not(:disabled) {
    transform: none;
  }
  [data-main]:focus-visible {
    outline: none;
  }
  [data-main]:focus-visible::after {
    outline: 0.1875rem solid ${theme.color.focus};
    outline-offset: -0.1875rem;
  }
  :is(h2, h3, p):not(:has([data-main])),
  :is(a, button):not([data-main]) {
    position: relative;
    z-index: 1;
  }

  ${media.hover} {
    &:has([data-main]):hover {
      box-shadow: ${({ isHighlighted }) => !isHighlighted && theme.shadow.lifted};
    }
  }
`
