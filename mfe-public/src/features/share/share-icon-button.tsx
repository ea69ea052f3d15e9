import { IconButton, media, ShareIcon } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** A button for sharing; it needs scripts. */
export const ShareIconButton = styled(IconButton).attrs({
  size: 'large',
  icon: <ShareIcon aria-hidden />,
})`
  ${media.withoutScripts} {
    display: none;
  }
`
