import { Button, ButtonLink, theme } from '@swipefolio/shared/ui'
import { css, styled } from 'styled-components'

const looks = { variant: 'plain', size: 'small' } as const

const asLink = css`
  place-self: start;
  padding-inline: 0;
  border-inline: 0;
  font-weight: ${theme.weight.medium};
  text-decoration: underline ${theme.color.like};

  &:hover:not(:disabled) {
    background: none;
  }
`

/** A button below a form that reads as a link, as the one at the foot of the card does: it leads to another step. */
export const TextButton = styled(Button).attrs(looks)`
  ${asLink}
`

/** The same for another page. */
export const TextButtonLink = styled(ButtonLink).attrs(looks)`
  ${asLink}
`
