import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme'

type HeadingSize = 'display' | 'title' | 'section' | 'small'

export interface HeadingProps extends ComponentProps<'h2'> {
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** The visual size; derived from the level by default. */
  size?: HeadingSize
}

const sizeOfLevel: Record<HeadingProps['level'], HeadingSize> = {
  1: 'title',
  2: 'section',
  3: 'small',
  4: 'small',
  5: 'small',
  6: 'small',
}

/** A heading in the display font. */
export const Heading = ({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) => (
  <StyledHeading as={`h${level}`} $size={size} {...rest} />
)

const sizeStyles: Record<HeadingSize, { size: string; spacing: string; leading: number }> = {
  display: { size: theme.size.display, spacing: '-0.035em', leading: 0.96 },
  title: { size: theme.size.title, spacing: '-0.025em', leading: 1.05 },
  section: { size: theme.size.section, spacing: '-0.015em', leading: 1.15 },
  small: { size: theme.size.subtitle, spacing: '-0.01em', leading: 1.25 },
}

const StyledHeading = styled.h2<{ $size: HeadingSize }>`
  color: ${theme.color.ink};
  font-family: ${theme.font.display};
  font-size: ${({ $size }) => sizeStyles[$size].size};
  font-weight: ${theme.weight.display};
  letter-spacing: ${({ $size }) => sizeStyles[$size].spacing};
  line-height: ${({ $size }) => sizeStyles[$size].leading};
  text-wrap: balance;
  overflow-wrap: anywhere;
`
