import type { ProjectRequest } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { IconButton, media, ShareIcon } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { shareRequest } from './share-request'

interface ShareButtonProps {
  request: Pick<ProjectRequest, 'id' | 'title'>
  /** The id of the element with the request's title, where there are several requests. */
  titleId?: string
}

/** Shares the address of a request. */
export const ShareButton = ({ request, titleId }: ShareButtonProps) => (
  <Share
    size="large"
    label={t('Share request')}
    icon={<ShareIcon aria-hidden />}
    aria-describedby={titleId}
    onClick={() => void shareRequest(request)}
  />
)

const Share = styled(IconButton)`
  ${media.withoutScripts} {
    display: none;
  }
`
