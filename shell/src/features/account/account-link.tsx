import { styled } from 'styled-components'
import { TextLink, touchArea } from '@swipefolio/shared/ui'

/** The link beside a question at the foot of an account card. */
export const AccountLink = styled(TextLink)`
  ${touchArea}
`
