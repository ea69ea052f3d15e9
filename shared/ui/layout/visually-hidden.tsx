import { css, styled } from 'styled-components'
import { theme } from '../theme/theme'

export const visuallyHidden = css`
  position: absolute;
  overflow: hidden;
  inline-size: ${theme.border.width};
  block-size: ${theme.border.width};
  margin: 0;
  padding: 0;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
