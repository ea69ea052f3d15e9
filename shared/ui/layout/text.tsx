import type { ComponentProps, ElementType } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme'
import { atLineStart } from './line-start'

export type Tone = 'ink' | 'soft' | 'like' | 'save' | 'danger' | 'success'

export const toneColor: Record<Tone, string> = {
  ink: theme.color.ink,
  soft: theme.color.inkSoft,
  like: theme.color.like,
  save: theme.color.save,
  danger: theme.color.danger,
  success: theme.color.success,
}

export interface TextProps extends ComponentProps<'p'> {
  as?: ElementType
  tone?: Tone
  size?: 'small' | 'medium' | 'large'
  isStrong?: boolean
}

/** A paragraph, or the element of `as`, in the text font. */
export const Text = ({ tone = 'ink', size = 'medium', isStrong = false, ...rest }: TextProps) => (
  <StyledText $tone={tone} $size={size} $isStrong={isStrong} {...rest} />
)

const StyledText = styled.p<{
  $tone: Tone
  $size: 'small' | 'medium' | 'large'
  $isStrong: boolean
}>`
  color: ${({ $tone }) => toneColor[$tone]};
  font-size: ${({ $size }) => theme.size[$size]};
  font-weight: ${({ $isStrong }) => ($isStrong ? theme.weight.strong : theme.weight.text)};
  text-wrap: pretty;
  /* The font kerns the space after a 1 away. */
  font-variant-numeric: ${({ $size }) => $size === 'small' && 'tabular-nums'};

  &:where([dir='auto']) {
    ${atLineStart}
  }
`
