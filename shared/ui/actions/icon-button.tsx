import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '../feedback/spinner'
import { VisuallyHidden } from '../layout/visually-hidden'
import { media, theme } from '../theme/theme'
import { pendingProps } from './pending-props'
import { type ButtonVariant, pressable, touchArea, variantStyles } from './button-styles'

type IconButtonSize = 'medium' | 'large' | 'huge'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, also shown on hover. */
  label: string
  /** A short name, shown above the button on hover and focus in place of the label. */
  tip?: string
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
  tip,
  icon,
  variant = 'plain',
  size = 'medium',
  isPending = false,
  badge,
  ...rest
}: IconButtonProps) => (
  <Round
    type="button"
    title={tip ? undefined : label}
    {...rest}
    {...(isPending && pendingProps)}
    $variant={variant}
    $size={size}
  >
    <VisuallyHidden>{label}</VisuallyHidden>
    {isPending ? <Spinner /> : icon}
    {badge}
    {tip && <Tip aria-hidden>{tip}</Tip>}
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
  ${({ $size }) => $size === 'medium' && touchArea}

  > svg {
    inline-size: ${({ $size }) => ($size === 'huge' ? '1.75rem' : '1.25rem')};
    block-size: ${({ $size }) => ($size === 'huge' ? '1.75rem' : '1.25rem')};
  }
`

const Tip = styled.span`
  position: absolute;
  z-index: 1;
  inset-block-end: 100%;
  padding: ${theme.space.xxs} ${theme.space.xs};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.s};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  font-size: ${theme.size.small};
  line-height: 1.2;
  pointer-events: none;
  visibility: hidden;
  white-space: nowrap;

  :focus-visible > & {
    visibility: visible;
  }
  ${media.hover} {
    :hover > & {
      visibility: visible;
    }
  }
`
