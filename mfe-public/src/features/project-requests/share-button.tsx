import { paths, type ProjectRequest } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { ShareIconButton } from '../share/share-icon-button'
import { sharePage } from '../share/share-page'

interface ShareButtonProps {
  request: Pick<ProjectRequest, 'id' | 'title'>
  /** The id of the element with the request's title, where there are several requests. */
  titleId?: string
}

/** Shares the address of a request. */
export const ShareButton = ({ request: { id, title }, titleId }: ShareButtonProps) => (
  <ShareIconButton
    label={t('Share request')}
    aria-describedby={titleId}
    onClick={() =>
      void sharePage(
        title,
        paths.projectRequest(id),
        t('Failed to copy the link. Open the request and copy its address.'),
      )
    }
  />
)
