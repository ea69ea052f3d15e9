import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme'
import type { ButtonAppearance } from './button'
import { buttonStyles, type ButtonStyleProps } from './button-styles'

export interface ExternalLinkProps extends ButtonAppearance {
  href: string
  appearance?: 'text' | 'button'
  'aria-label'?: string
  children: ReactNode
}

const isWebAddress = (href: string) => /^https?:\/\//i.test(href)

/** A link to another site, in a new tab. An address that is not http or https is shown as text, because it is user input. */
export const ExternalLink = ({
  href,
  appearance = 'text',
  variant = 'quiet',
  size = 'medium',
  isFullWidth = false,
  icon,
  children,
  ...rest
}: ExternalLinkProps) => {
  if (!isWebAddress(href)) return <span>{children}</span>
  const target = { href, target: '_blank', rel: 'noopener noreferrer nofollow', ...rest }
  if (appearance === 'text') {
    return (
      <TextAnchor {...target}>
        {icon}
        {children}
      </TextAnchor>
    )
  }
  return (
    <ButtonAnchor {...target} $variant={variant} $size={size} $isFullWidth={isFullWidth}>
      {icon}
      {children}
    </ButtonAnchor>
  )
}

const TextAnchor = styled.a`
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
  text-decoration-color: ${theme.color.save};

  &:hover {
    color: ${theme.color.save};
  }
  svg {
    display: inline-block;
    inline-size: 1em;
    block-size: 1em;
    margin-inline-end: 0.35em;
    vertical-align: -0.12em;
  }
`

const ButtonAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`
