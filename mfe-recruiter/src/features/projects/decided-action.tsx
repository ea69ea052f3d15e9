import { Button, type ButtonProps, media, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface DecidedActionProps extends Omit<ButtonProps, 'size'> {
  /** The accessible name, with the project. */
  label: string
}

/** A button of a decided project; on phones the buttons share the width of the card. */
export const DecidedAction = ({ label, ...rest }: DecidedActionProps) => (
  <Action {...rest} size="small" aria-label={label} />
)

const Action = styled(Button)`
  ${media.sidebarCollapsed} {
    min-block-size: ${theme.control.medium};
  }
  ${media.phone} {
    flex: 1;
    padding-inline: ${theme.space.xs};

    &:nth-last-child(n + 3),
    &:nth-last-child(n + 3) ~ & {
      flex-basis: auto;
    }
  }
  /* A card has room for the words of three. */
  article & > svg {
    display: none;
  }
`
