/** Where the panel is: it covers neither the card's title nor the decision buttons. */
export const matchLayout = {
  strip: '@media (max-width: 35.99rem)',
  slim: '@media (min-width: 36rem) and (max-height: 32rem)',
  overPicture: '@media (min-width: 36rem) and (max-width: 79.99rem)',
  besideDeck: '@media (min-width: 80rem)',
} as const
