import { css } from 'styled-components'

/** For a box that scrolls: what it cuts fades. It needs as much padding, so that its first and last lines do not. */
export const fadingEdges = (top: string, bottom: string) => css`
  mask-image: linear-gradient(transparent, #000 ${top} calc(100% - ${bottom}), transparent);
`
