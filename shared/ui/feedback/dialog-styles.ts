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
  place-items: center;
  overflow: auto;
  padding: ${theme.space.m};
  scroll-padding-block-end: ${theme.space.xxl};
  inset: 0;
`

export const popupStyles = css`
  display: grid;
  gap: ${theme.space.l};
  inline-size: 100%;
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
