import {
  errorMessage,
  projectRequests,
  repeatReads,
  useMutation,
  useQueryClient,
} from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import { toast } from '@swipefolio/shared/ui'
import { announceBookmark } from './bookmarks-elsewhere'

/** Bookmarks a request or removes its bookmark: shown at once, sent one after the other. */
export function useBookmark(id: number) {
  const client = useQueryClient()
  const mutationKey = ['bookmark', id]
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `bookmark ${id}` },
    mutationFn: (isBookmarked: boolean) =>
      isBookmarked ? projectRequests.bookmark(id) : projectRequests.removeBookmark(id),
    onMutate: (isBookmarked) => {
      projectRequests.showBookmark(id, isBookmarked)
    },
    onSuccess(_answer, isBookmarked) {
      if (!isLast()) return
      projectRequests.showBookmark(id, isBookmarked)
      announceBookmark()
      repeatReads({ queryKey: projectRequests.key })
    },
    onError(error, isBookmarked) {
      if (isLast()) projectRequests.showBookmark(id, !isBookmarked)
      toast.error(
        errorMessage(
          error,
          isBookmarked ? t('Failed to save the request') : t('Failed to remove the saved request'),
        ),
      )
    },
    // Lists are asked again when they are opened, so that a card stays where its button is.
    onSettled: () =>
      client.invalidateQueries({ queryKey: projectRequests.key, refetchType: 'none' }),
  })
  return mutate
}
