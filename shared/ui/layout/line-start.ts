import { css } from 'styled-components'

/** For text with a direction of its own: it begins where the lines around it do, and ends, or is cut, at its own end. */
export const atLineStart = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`

/** The same for at most `lines` lines. The ellipsis of a line that begins at the other side hangs over the end, and has room there. */
export const clampedAtLineStart = (lines: number) => css`
  ${atLineStart}
  display: -webkit-box;
  overflow: clip;
  margin-inline-end: -1em;
  padding-inline-end: 1em;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`
