import { css } from 'styled-components'

/** For text with a direction of its own: it begins where the lines around it do, and ends, or is cut, at its own end. */
export const atLineStart = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`
