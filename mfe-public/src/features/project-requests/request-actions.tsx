import type { RequestItem } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import { useSession } from '@swipefolio/shared/session'
import { BookmarkIcon, IconButton, theme, useIsHydrated } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { ShareButton } from './share-button'
import { useBookmark } from './use-bookmark'

interface RequestActionsProps {
  request: RequestItem
  /** The id of the element with the request's title, where there are several requests. */
  titleId?: string
}

/** Bookmarks a request, for job seekers, and shares it. */
export const RequestActions = ({ request, titleId }: RequestActionsProps) => {
  const isJobSeeker = useSession(({ role }) => role === 'jobseeker')
  const isHydrated = useIsHydrated()
  const { isBookmarked, bookmark } = useBookmark(request)
  return (
    <Actions>
      {isJobSeeker && isHydrated && (
        <Bookmark
          size="large"
          label={t('Save request')}
          icon={<BookmarkIcon aria-hidden />}
          aria-pressed={isBookmarked}
          aria-describedby={titleId}
          onClick={() => bookmark(!isBookmarked)}
        />
      )}
      <ShareButton {...{ request, titleId }} />
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  gap: ${theme.space.xxs};
  margin-inline-start: auto;
  margin-inline-end: calc(-1 * ${theme.space.s});
`

const Bookmark = styled(IconButton)`
  &[aria-pressed='true'] {
    color: ${theme.color.save};

    svg {
      fill: currentcolor;
    }
  }
`
