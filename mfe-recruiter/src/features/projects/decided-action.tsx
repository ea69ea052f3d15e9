import { Button, type ButtonProps, media, theme, visuallyHidden } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface DecidedActionProps extends Omit<ButtonProps, 'size'> {
  /** The accessible name, with the project. */
  label: string
}

/** A button of a decided project, which is its icon alone in the row of a phone. */
export const DecidedAction = ({ label, children, ...rest }: DecidedActionProps) => (
  <Action {...rest} size="small" aria-label={label}>
    <Word>{children}</Word>
  </Action>
)

const Action = styled(Button)`
  ${media.sidebarCollapsed} {
    min-block-size: ${theme.control.medium};
  }
  ${media.phone} {
    inline-size: ${theme.control.medium};
    padding: 0;
    font-size: ${theme.size.large};
  }
`

const Word = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`
