import {
  errorMessage,
  projectRequests,
  repeatReads,
  type RequestItem,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import { toast } from '@swipefolio/shared/ui'
import { announceBookmark } from './bookmarks-elsewhere'

/** Bookmarks a request or removes its bookmark: shown at once, sent one after the other. */
export function useBookmark({ id, isBookmarked = false }: RequestItem) {
  const client = useQueryClient()
  const mutationKey = ['bookmark', id]
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables === true,
  })
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `bookmark ${id}` },
    mutationFn: (isWanted: boolean) =>
      isWanted ? projectRequests.bookmark(id) : projectRequests.removeBookmark(id),
    onMutate: () => new Set(shownLists(client)),
    onSuccess(_answer, isWanted, shownBefore) {
      projectRequests.showBookmark(id, isWanted)
      if (!isLast()) return
      announceBookmark()
      repeatReads({ queryKey: projectRequests.key })
      // A list that was opened since may have been read before this was stored.
      void client.invalidateQueries({
        queryKey: projectRequests.key,
        predicate: (query) => !shownBefore.has(query),
      })
    },
    onError(error, isWanted) {
      toast.error(
        errorMessage(
          error,
          isWanted ? t('Failed to save the request') : t('Failed to remove the saved request'),
        ),
      )
    },
    // Lists are asked again when they are opened, so that a card stays where its button is.
    onSettled: () =>
      client.invalidateQueries({ queryKey: projectRequests.key, refetchType: 'none' }),
  })
  return { isBookmarked: pending.at(-1) ?? isBookmarked, bookmark: mutate }
}

const shownLists = (client: ReturnType<typeof useQueryClient>) =>
  client.getQueryCache().findAll({ queryKey: projectRequests.key, type: 'active' })
