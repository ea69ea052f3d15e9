import { styled } from 'styled-components'
import { atWindowEnd, Cluster, media, theme } from '../ui'

/* A shell of an earlier version has no such property, and scrolls its dialogs with the window: a later one moves the foot. */
const popupPadding = `var(--popup-padding, ${theme.space.l})`

/** The buttons of a form in a dialog, from edge to edge and in reach however long the form is. */
export const DialogFoot = styled(Cluster).attrs({ justify: 'end', gap: 'xs', ...atWindowEnd })`
  position: sticky;
  z-index: 1;
  inset-block-end: calc(-1 * ${theme.space.m});
  margin-block-end: calc(-1 * ${popupPadding});
  margin-inline: calc(-1 * ${popupPadding});
  padding: ${theme.space.s} ${popupPadding};
  border-block-start: ${theme.border.thin};
  border-end-start-radius: ${theme.radius.l};
  border-end-end-radius: ${theme.radius.l};
  background: ${theme.color.surface};

  /* In one row down to 320 px. */
  ${media.phone} {
    gap: clamp(${theme.space.xxs}, 5vw - 0.75rem, ${theme.space.xs});
    padding-inline: clamp(${theme.space.s}, 20vw - 3.375rem, ${theme.space.l});
    font-size: clamp(${theme.size.small}, 4.4vw, ${theme.size.medium});

    > :where(button) {
      padding-inline: clamp(${theme.space.xs}, 12vw - 2.125rem, ${theme.space.m});
    }
  }
  /* With a keyboard on the screen it would leave no room for the fields. */
  @media (max-height: 26rem) {
    position: static;
  }
`
