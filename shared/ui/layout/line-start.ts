import { css, keyframes } from 'styled-components'

/** For text with a direction of its own: it begins where the lines around it do, and ends, or is cut, at its own end. */
export const atLineStart = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`

/** The same in one line. */
export const lineAtLineStart = css`
  ${atLineStart}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const fade = keyframes`
  from, to {
    mask:
      linear-gradient(#000 0 0) top / 100% calc(100% - 1lh) no-repeat,
      linear-gradient(to var(--end), #000 calc(100% - 3em), transparent) bottom / 100% 1lh no-repeat;
  }
`

/** The same for at most `lines` lines. An ellipsis would hang over the side where lines of the other direction begin: these fade, as far as there is something to scroll to. */
export const clampedAtLineStart = (lines: number) => css`
  ${atLineStart}
  display: -webkit-box;
  --lines: ${lines};
  --end: right;
  overflow: clip;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--lines);

  :dir(rtl) > &:dir(ltr),
  :dir(ltr) > &:dir(rtl) {
    display: block;
    overflow: hidden;
    max-block-size: calc(var(--lines) * 1lh);
    animation: ${fade} linear both;
    animation-timeline: scroll(self);
  }
  :dir(ltr) > & {
    --end: left;
  }
`
