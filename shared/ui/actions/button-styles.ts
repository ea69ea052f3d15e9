import { css, type RuleSet } from 'styled-components'
import { media, theme } from '../theme/theme'

export type ButtonVariant = 'primary' | 'like' | 'save' | 'quiet' | 'danger' | 'plain'
export type ButtonSize = 'small' | 'medium' | 'large'

const enabled = ":not(:disabled, [aria-disabled='true'])"

const filled = (background: string, text: string) => css`
  background: ${background};
  border-color: ${background};
  color: ${text};
  ${media.hover} {
    &:hover${enabled} {
      background: color-mix(in oklab, ${background} 86%, ${theme.color.ink});
      border-color: color-mix(in oklab, ${background} 86%, ${theme.color.ink});
    }
  }
`

export const variantStyles: Record<ButtonVariant, RuleSet> = {
  primary: css`
    background: ${theme.color.ink};
    border-color: ${theme.color.ink};
    color: ${theme.color.paper};
    ${media.hover} {
      &:hover${enabled} {
        background: color-mix(in oklab, ${theme.color.ink} 84%, ${theme.color.paper});
      }
    }
  `,
  like: filled(theme.color.like, theme.color.onLike),
  save: filled(theme.color.save, theme.color.onSave),
  danger: filled(theme.color.danger, theme.color.onDanger),
  quiet: css`
    background: ${theme.color.surface};
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.ink};
    ${media.hover} {
      &:hover${enabled} {
        background: ${theme.color.raised};
        border-color: currentcolor;
      }
    }
  `,
  plain: css`
    background: transparent;
    border-color: transparent;
    color: ${theme.color.ink};
    ${media.hover} {
      &:hover${enabled} {
        background: ${theme.color.raised};
      }
    }
  `,
}

/** Extends what a finger presses to 44 px around a smaller control that is not inline; its place stays as it is. */
export const touchArea = css`
  ${media.touch} {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      inset: min(0px, calc((100% - ${theme.control.medium}) / 2));
    }
  }
`

const sizeStyles: Record<ButtonSize, RuleSet> = {
  small: css`
    ${touchArea}
    min-block-size: ${theme.control.small};
    padding-inline: ${theme.space.s};
    font-size: ${theme.size.small};
  `,
  medium: css`
    min-block-size: ${theme.control.medium};
    padding-inline: 1.25rem;
  `,
  large: css`
    min-block-size: ${theme.control.large};
    padding-inline: 1.75rem;
    font-size: ${theme.size.large};
  `,
}

export interface ButtonStyleProps {
  $variant: ButtonVariant
  $size: ButtonSize
  $isFullWidth: boolean
}

export const pressable = css`
  border: ${theme.border.strong};
  cursor: pointer;
  transition:
    background-color ${theme.motion.fast},
    border-color ${theme.motion.fast},
    transform ${theme.motion.fast};
  -webkit-tap-highlight-color: transparent;

  &:active${enabled} {
    transform: scale(0.97);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  ${media.reducedMotion} {
    &:active${enabled} {
      transform: none;
    }
  }
`

export const buttonStyles = css<ButtonStyleProps>`
  ${pressable}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  padding-block: ${theme.space.xxs};
  border-radius: ${theme.radius.pill};
  font-weight: ${theme.weight.strong};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  inline-size: ${({ $isFullWidth }) => ($isFullWidth ? '100%' : 'auto')};
  ${({ $size }) => sizeStyles[$size]}
  ${({ $variant }) => variantStyles[$variant]}

  > svg {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
  }
`
