import { css, styled } from 'styled-components'
import { media, theme } from '../theme/theme'

/** Container queries for the layouts of a deck card. */
export const swipeCardLayout = {
  /** The picture is beside the text, because the room is low and wide. */
  beside: '@container swipe-card-room (max-height: 24rem) and (min-width: 25rem)',
  /** Beside the picture, with a larger picture and so more height. */
  wide: '@container swipe-card-room (max-height: 24rem) and (min-width: 36rem)',
  /** No width for the icons of the links beside their names. */
  narrow: '@container swipe-card (max-width: 21rem)',
  /** Lines of the usual text would be too long to read. */
  large: '@container swipe-card (min-width: 44rem)',
  /** More height than a short text fills in the usual size. */
  tall: '@container swipe-card-room (min-height: 36rem)',
  /** Enough height for wider margins. */
  roomy: '@container swipe-card-room (min-height: 25rem)',
} as const

/** The space that deck cards are fitted into; its block size comes from outside. */
export const SwipeCardRoom = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 0;
  inline-size: 100%;
  container: swipe-card-room / size;
`

const widest = 'clamp(40rem, 100vw - 45rem, 56rem)'
const ratio = 1.6
/** The most height for the text of a card of that width: less in wide cards, where its lines are longer, until its letters are large. */
const textHeight = (width: string) =>
  `clamp(14.5rem, max(39.5rem - ${width} / ${ratio}, min(${width} / ${ratio} - 13rem, 16.5rem)), 19.5rem)`

/** The room that header, filter and buttons leave in the deck, for previews: a browser test compares the two. */
export const DeckSizedRoom = styled(SwipeCardRoom)`
  --deck-margin: clamp(${theme.space.m}, 4vw, ${theme.space.xl});
  --deck-chrome: 16.0625rem;
  inline-size: min(${widest}, 100vw - 2 * var(--deck-margin));
  block-size: min(100dvh - var(--deck-chrome), ${widest} / ${ratio} + ${textHeight(widest)});

  ${media.deckLegend} {
    --deck-chrome: 18.3125rem;
  }
  ${media.sidebarCollapsed} {
    --deck-chrome: calc(10.0625rem + clamp(3.5rem, 16vw, ${theme.control.huge}));
  }
  ${media.tallPhone} {
    --deck-chrome: calc(11.5625rem + clamp(3.5rem, 16vw, ${theme.control.huge}));
  }
  ${media.short} {
    --deck-chrome: 13.0625rem;
  }
  ${media.landscape} {
    --deck-chrome: 8.8125rem;
    inline-size: calc(100vw - 2 * var(--deck-margin) - 9rem);
  }
`

/** What the text needs below the picture: a line more in cards that are so wide that their letters are large. */
const leastText = 'clamp(14rem, 100cqb - 27.5rem, 16.5rem)'
const border = `2 * ${theme.border.width}`

const stacked = css`
  --picture-width: calc(var(--card-width) - ${border});
  --card-width: min(
    100cqi,
    ${widest},
    max((100cqb - ${leastText}) * ${ratio}, min((100cqb - 9.25rem) * ${ratio}, 23rem))
  );
  inline-size: var(--card-width);
  block-size: min(100cqb, var(--card-width) / ${ratio} + ${textHeight('var(--card-width)')});
`

const beside = css`
  --picture-width: min((100cqb - ${border}) * ${ratio}, 100cqi - 12rem);
  inline-size: min(100cqi, var(--picture-width) + 20rem);
  block-size: calc(var(--picture-width) / ${ratio} + ${border});
`

/** The largest deck card that fits the room with its whole picture at 16:10 and space for the text. */
export const SwipeCardFrame = styled.div`
  ${stacked}
  container: swipe-card / inline-size;

  ${swipeCardLayout.beside} {
    ${beside}
  }
`
