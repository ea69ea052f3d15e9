import {
  chats,
  useMutation,
  usePollInterval,
  useQuery,
  useQueryClient,
} from '@swipefolio/shared/api'
import type { Chat, Role } from '@swipefolio/shared/contract'
import { pollWithBackOff, pollInterval } from '../widget/polling'
import { useLoggedFailure } from '../widget/use-logged-failure'
import { addMessages, loadNewest, messagesKey } from './message-cache'
import { useLiveMessages } from './use-live-messages'

/** The messages of one chat, kept fresh while it is open. When loading fails, those of the list of chats are shown. */
export function useMessages(role: Role, chat: Chat) {
  const queryClient = useQueryClient()
  const queryKey = messagesKey(role, chat.id)

  const loaded = useQuery({
    queryKey,
    queryFn: ({ signal }) => loadNewest(queryClient, role, chat.id, { signal }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => state.status === 'error' && pollInterval.chatList,
  })
  useLoggedFailure(loaded, 'The messages could not be loaded')

  const news = useQuery({
    queryKey: ['has-new-messages', role, chat.id],
    queryFn: async ({ signal }) => {
      const hasNew = await chats.hasNewMessages(role, chat.id, signal)
      if (hasNew) await queryClient.invalidateQueries({ queryKey })
      return hasNew
    },
    enabled: !loaded.isPending,
    ...pollWithBackOff(usePollInterval(pollInterval.conversation)),
    gcTime: 0,
  })
  useLoggedFailure(news, 'New messages could not be looked for')

  useLiveMessages(role, chat.id)

  const isLoading = loaded.isPending && loaded.fetchStatus !== 'paused'
  const messages = loaded.data ?? (isLoading ? [] : chat.messages)
  const first = messages[0]

  const earlier = useMutation({
    networkMode: 'online',
    mutationFn: async () =>
      addMessages(
        queryClient,
        role,
        chat,
        await chats.messages(role, chat.id, { before: first?.seq }),
      ),
    onError: (error) => console.debug('Earlier messages could not be loaded', error),
  })

  return {
    messages,
    isLoading,
    isReconnecting: news.isPaused || news.failureCount >= 3,
    /** Loads the previous page; absent when the first message is shown. */
    earlier:
      first && first.seq > 1
        ? { isLoading: earlier.isPending, load: () => !earlier.isPending && earlier.mutate() }
        : undefined,
  }
}
