import { Button, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** A button below a form that reads as a link, as the one at the foot of the card does: it leads to another step. */
export const TextButton = styled(Button).attrs({ variant: 'plain', size: 'small' })`
  place-self: start;
  padding-inline: 0;
  border-inline: 0;
  font-weight: ${theme.weight.medium};
  text-decoration: underline ${theme.color.like};

  &:hover:not(:disabled) {
    background: none;
  }
`
