import { styled } from 'styled-components'
import { theme } from '../theme/theme'

export interface PageProps {
  width?: 'narrow' | 'medium' | 'wide'
}

/** The centred column of a screen. */
export const Page = styled.div.withConfig({
  shouldForwardProp: (prop) => prop !== 'width',
})<PageProps>`
  inline-size: 100%;
  max-inline-size: ${({ width = 'wide' }) => theme.width[width]};
  margin-inline: auto;
  padding-inline: clamp(${theme.space.m}, 4vw, ${theme.space.xl});
  padding-block: clamp(${theme.space.l}, 5vw, ${theme.space.xxl});
`
