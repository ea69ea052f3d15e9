import { chats, type useQueryClient } from '@swipefolio/shared/api'
import type { Chat, Message, Role } from '@swipefolio/shared/contract'

type QueryClient = ReturnType<typeof useQueryClient>

/** The number of latest messages that the list of chats carries per chat. */
const messagesOnChat = 20

export const messagesKey = (role: Role, chatId: number) => ['messages', role, chatId] as const

/** One list without duplicates, ordered by `seq`; of two versions of a message the fresh one wins. */
export function mergeMessages(known: readonly Message[], fresh: readonly Message[]): Message[] {
  const bySeq = new Map([...known, ...fresh].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

/** Whether messages are missing between the known and the newest ones. */
function hasGap(known: readonly Message[], newest: readonly Message[]) {
  const first = newest[0]?.seq ?? 0
  const last = known.findLast(({ seq }) => seq < first)?.seq ?? first
  return last < first - 1
}

/** The newest messages preceded by the known ones that are contiguous with them. */
export function mergeNewest(known: readonly Message[], newest: readonly Message[]): Message[] {
  const first = newest[0]
  if (!first) return [...known]
  const before = known.filter(({ seq }) => seq < first.seq)
  const contiguous = before.filter(({ seq }, place) => seq === first.seq - (before.length - place))
  const after = known.filter(({ seq }) => seq >= first.seq)
  return mergeMessages([...contiguous, ...after], newest)
}

/** Adds messages to the cache of a chat, which starts with those of the list of chats. */
export function addMessages(client: QueryClient, role: Role, chat: Chat, fresh: Message[]) {
  client.setQueryData<Message[]>(messagesKey(role, chat.id), (known = chat.messages) =>
    mergeMessages(known, fresh),
  )
}

/** Loads the newest messages, which marks them as read on the server, and updates the list of chats. */
export async function loadNewest(
  client: QueryClient,
  role: Role,
  chatId: number,
  options: { limit?: number; signal?: AbortSignal },
) {
  const read = () => client.getQueryData<Message[]>(messagesKey(role, chatId)) ?? []
  let newest = await chats.messages(role, chatId, options)
  // More messages may have been written meanwhile than the limit covers.
  if (options.limit && hasGap(read(), newest)) {
    newest = await chats.messages(role, chatId, { signal: options.signal })
  }
  const known = read()
  const merged = mergeNewest(known, newest)
  updateChat(client, role, chatId, () => ({ messages: merged.slice(-messagesOnChat), unread: 0 }))
  return merged
}

/** Updates one chat in the cached list of chats. */
export const updateChat = (
  client: QueryClient,
  role: Role,
  chatId: number,
  change: (chat: Chat) => Partial<Chat>,
) =>
  client.setQueryData<Chat[]>(chats.list(role).queryKey, (list) =>
    list?.map((chat) => (chat.id === chatId ? { ...chat, ...change(chat) } : chat)),
  )
