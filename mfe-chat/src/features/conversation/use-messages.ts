import { chats, useQuery, useQueryClient } from '@swipefolio/shared/api'
import type { Chat, Message, Role } from '@swipefolio/shared/contract'
import { polling } from '../widget/polling'
import { mergeMessages } from './merge-messages'

/** The messages of one chat, kept fresh while it is open; when they cannot be loaded, those on the chat stand in. */
export function useMessages(role: Role, chat: Chat) {
  const queryClient = useQueryClient()
  const queryKey = ['messages', role, chat.id]

  const add = (messages: Message[]) =>
    queryClient.setQueryData<Message[]>(queryKey, (known = []) => mergeMessages(known, messages))

  const loaded = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const fresh = await chats.messages(role, chat.id, undefined, signal)
      return mergeMessages(queryClient.getQueryData<Message[]>(queryKey) ?? [], fresh)
    },
    retry: false,
    staleTime: 0,
  })

  useQuery({
    queryKey: ['has-new-messages', role, chat.id],
    queryFn: async ({ signal }) => {
      const hasNew = await chats.hasNewMessages(role, chat.id, signal)
      if (hasNew) await queryClient.invalidateQueries({ queryKey })
      return hasNew
    },
    enabled: !loaded.isPending,
    refetchInterval: polling.conversation,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })

  if (loaded.isError) console.debug('The messages could not be loaded', loaded.error)
  const messages = loaded.data ?? (loaded.isError ? chat.messages : [])
  const first = messages[0]

  return {
    messages,
    isLoading: loaded.isPending,
    add,
    /** Loads what was said before the first message shown; absent when there is nothing before. */
    loadEarlier:
      first && first.seq > 1
        ? async () => {
            try {
              add(await chats.messages(role, chat.id, first.seq))
            } catch (error) {
              console.debug('Earlier messages could not be loaded', error)
            }
          }
        : undefined,
  }
}
