import { styled } from 'styled-components'
import { theme } from '../theme/theme'

export interface CardProps {
  isHighlighted?: boolean
  hasPadding?: boolean
}

/** A bordered surface with a shadow. */
export const Card = styled.div.withConfig({
  shouldForwardProp: (prop) => prop !== 'isHighlighted' && prop !== 'hasPadding',
})<CardProps>`
  position: relative;
  min-inline-size: 0;
  padding: ${({ hasPadding = true }) => (hasPadding ? theme.space.l : '0')};
  border: ${theme.border.thin};
  border-color: ${({ isHighlighted }) => (isHighlighted ? theme.color.like : theme.color.line)};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${({ isHighlighted }) =>
    isHighlighted
      ? `0 0 0 ${theme.border.ring} ${theme.color.like}, ${theme.shadow.card}`
      : theme.shadow.card};
`
