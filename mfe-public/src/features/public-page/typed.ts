import { styled } from 'styled-components'

/** A text as it was typed. */
export const Typed = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
