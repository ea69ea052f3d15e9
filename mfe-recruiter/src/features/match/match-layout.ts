/** Where the panel is: it covers neither the card's title nor the decision buttons. */
export const matchLayout = {
  strip: '@media (max-width: 35.99rem)',
  slim: '@media (max-width: 35.99rem), (min-width: 36rem) and (max-height: 32rem)',
  narrowStrip: '@media (max-width: 27.99rem)',
  narrowest: '@media (max-width: 21.99rem)',
  overPicture: '@media (min-width: 36rem) and (max-width: 79.99rem)',
  besideDeck: '@media (min-width: 80rem)',
} as const
