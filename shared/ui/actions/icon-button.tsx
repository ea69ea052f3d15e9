import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '../feedback/spinner'
import { VisuallyHidden } from '../layout/visually-hidden'
import { theme } from '../theme/theme'
import { type ButtonVariant, pressable, variantStyles } from './button-styles'

type IconButtonSize = 'medium' | 'large' | 'huge'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, also shown on hover. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: IconButtonSize
  isPending?: boolean
  /** Shown over the icon, such as a Badge. */
  badge?: ReactNode
}

/** A round button that shows an icon only. */
export const IconButton = ({
  label,
  icon,
  variant = 'plain',
  size = 'medium',
  isPending = false,
  disabled = false,
  badge,
  ...rest
}: IconButtonProps) => (
  <Round
    type="button"
    title={label}
    {...rest}
    disabled={disabled || isPending}
    aria-busy={isPending || undefined}
    $variant={variant}
    $size={size}
  >
    <VisuallyHidden>{label}</VisuallyHidden>
    {isPending ? <Spinner /> : icon}
    {badge}
  </Round>
)

const sizes: Record<IconButtonSize, string> = {
  medium: theme.control.small,
  large: theme.control.medium,
  huge: theme.control.huge,
}

const Round = styled.button<{ $variant: ButtonVariant; $size: IconButtonSize }>`
  ${pressable}
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $size }) => sizes[$size]};
  block-size: ${({ $size }) => sizes[$size]};
  padding: 0;
  border-radius: 50%;
  ${({ $variant }) => variantStyles[$variant]}

  > svg {
    inline-size: ${({ $size }) => ($size === 'huge' ? '1.75rem' : '1.25rem')};
    block-size: ${({ $size }) => ($size === 'huge' ? '1.75rem' : '1.25rem')};
  }
`
