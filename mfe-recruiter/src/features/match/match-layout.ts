import { media, theme } from '@swipefolio/shared/ui'
import { css, keyframes } from 'styled-components'

/** Where the deck's panel is: beside the card, or folded into one line above it until somebody presses that. */
export const matchLayout = {
  strip: '@media (max-width: 35.99rem)',
  /** A strip whose filter has words. */
  wideStrip: '@media (min-width: 26rem) and (max-width: 35.99rem)',
  /** The line has no room for words beside who it is. */
  narrowLine: '@media (max-width: 51.99rem), (max-width: 79.99rem) and (max-height: 53.99rem)',
  /** The filter is its icon beside it. */
  phone: '@media (max-width: 25.99rem)',
  picturesOnly: '@media (max-width: 24.23rem)',
  aboveDeck: '@media (max-width: 79.99rem)',
  besideDeck: '@media (min-width: 80rem)',
  /** Beside the card with height for a picture. */
  pictured: '@media (min-width: 80rem) and (min-height: 44rem)',
} as const

const arrive = keyframes`
  from { opacity: 0; transform: scale(0.9); }
`

export const arriving = css`
  animation: ${arrive} ${theme.motion.slow};

  ${media.reducedMotion} {
    animation: none;
  }
`
