import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '../feedback/spinner'
import { pendingProps } from './pending-props'
import {
  buttonStyles,
  type ButtonStyleProps,
  type ButtonSize,
  type ButtonVariant,
} from './button-styles'

/** The appearance props of buttons and of links styled as buttons. */
export interface ButtonAppearance {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  isFullWidth?: boolean
}

export interface ButtonProps extends ButtonAppearance, ComponentProps<'button'> {
  /** Cannot be pressed and has a spinner; the accessible name and the focus stay. */
  isPending?: boolean
}

/** A button. Its type defaults to `button`. */
export const Button = ({
  variant = 'primary',
  size = 'medium',
  icon,
  isFullWidth = false,
  isPending = false,
  children,
  ...rest
}: ButtonProps) => (
  <StyledButton
    type="button"
    {...rest}
    {...(isPending && pendingProps)}
    $variant={variant}
    $size={size}
    $isFullWidth={isFullWidth}
  >
    {isPending ? <Spinner /> : icon}
    {children}
  </StyledButton>
)

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`
