import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Link } from '../../router'
import type { ButtonAppearance } from './button'
import { buttonStyles, type ButtonStyleProps } from './button-styles'

export interface ButtonLinkProps extends ButtonAppearance, ComponentProps<typeof Link> {}

/** An internal link styled as a button. */
export const ButtonLink = ({
  variant = 'primary',
  size = 'medium',
  icon,
  isFullWidth = false,
  children,
  ...rest
}: ButtonLinkProps) => (
  <StyledLink {...rest} $variant={variant} $size={size} $isFullWidth={isFullWidth}>
    {icon}
    {children}
  </StyledLink>
)

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`
