import { css, keyframes } from 'styled-components'
import { media, theme } from '../theme/theme'

const appear = keyframes`
  from { opacity: 0; }
`
const rise = keyframes`
  from { opacity: 0; transform: translateY(1.25rem) scale(0.98); }
  20% { opacity: 1; }
`

export const backdropStyles = css`
  position: fixed;
  z-index: ${theme.layer.dialog};
  background: ${theme.color.overlay};
  inset: 0;
  animation: ${appear} ${theme.motion.fast};
`

export const viewportStyles = css`
  position: fixed;
  z-index: ${theme.layer.dialog};
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  padding: ${theme.space.m};
  inset: 0;

  /* Clear of the sticky buttons of a form. */
  @media (min-height: 26rem) {
    scroll-padding-block-end: calc(${theme.space.xxl} + ${theme.space.m});
  }
`

/* Scrolls inside, so that it keeps its distance to the edges of the window. */
export const popupStyles = css`
  display: grid;
  gap: ${theme.space.l};
  overflow: hidden auto;
  inline-size: 100%;
  max-block-size: 100%;
  --popup-padding: clamp(${theme.space.l}, 4vw, ${theme.space.xl});
  padding: var(--popup-padding);
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.dialog};
  animation: ${rise} ${theme.motion.slow};

  &:focus-visible {
    outline: none;
  }
  ${media.reducedMotion} {
    animation: none;
  }
`
