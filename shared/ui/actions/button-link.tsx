import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Link } from '../../router'
import type { ButtonAppearance } from './button'
import { buttonLook, type ButtonLookProps } from './button-look'

export interface ButtonLinkProps extends ButtonAppearance, ComponentProps<typeof Link> {}

/** A link to one of our own pages that looks like a button. */
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

const StyledLink = styled(Link)<ButtonLookProps>`
  ${buttonLook}
`
