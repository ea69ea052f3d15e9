import { paths, type ProjectRequest } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Button, media, ShareIcon, theme, visuallyHidden } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { ShareIconButton } from '../share/share-icon-button'
import { sharePage } from '../share/share-page'

interface ShareButtonProps {
  request: Pick<ProjectRequest, 'id' | 'title'>
  /** The id of the element with the request's title, where there are several requests. */
  titleId?: string
}

/** Shares the address of a request. */
export const ShareButton = ({ request: { id, title }, titleId }: ShareButtonProps) => {
  const handleShare = () =>
    void sharePage(
      title,
      paths.projectRequest(id),
      t('Failed to copy the link. Open the request and copy its address.'),
    )
  const label = t('Share request')
  return titleId ? (
    <ShareIconButton label={label} aria-describedby={titleId} onClick={handleShare} />
  ) : (
    <Worded
      variant="plain"
      size="small"
      icon={<ShareIcon aria-hidden />}
      aria-label={label}
      onClick={handleShare}
    >
      <span>{t('Share')}</span>
    </Worded>
  )
}

const Worded = styled(Button)`
  min-block-size: ${theme.control.medium};

  ${media.phone} {
    > span {
      ${visuallyHidden}
    }
  }
  ${media.withoutScripts} {
    display: none;
  }
`
