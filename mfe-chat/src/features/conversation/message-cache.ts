import { chats, type useQueryClient } from '@swipefolio/shared/api'
import type { Chat, Message, Role } from '@swipefolio/shared/contract'

type QueryClient = ReturnType<typeof useQueryClient>

/** As many as a chat brings along. */
const messagesOnChat = 20

export const messagesKey = (role: Role, chatId: number) => ['messages', role, chatId] as const

/** One list without doubles in the order of `seq`; of two versions of a message the fresh one counts. */
export function mergeMessages(known: readonly Message[], fresh: readonly Message[]): Message[] {
  const bySeq = new Map([...known, ...fresh].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

/** Whether messages are missing between the known and the newest ones. */
function isApart(known: readonly Message[], newest: readonly Message[]) {
  const first = newest[0]?.seq ?? 0
  const last = known.findLast(({ seq }) => seq < first)?.seq ?? first
  return last < first - 1
}

/** The newest messages together with the known ones that join them without a gap. */
export function mergeNewest(known: readonly Message[], newest: readonly Message[]): Message[] {
  const first = newest[0]
  if (!first) return [...known]
  const before = known.filter(({ seq }) => seq < first.seq)
  const joined = before.filter(({ seq }, place) => seq === first.seq - (before.length - place))
  const after = known.filter(({ seq }) => seq >= first.seq)
  return mergeMessages([...joined, ...after], newest)
}

/** Adds messages to what is known of a chat: at least what came along with it. */
export function addMessages(client: QueryClient, role: Role, chat: Chat, fresh: Message[]) {
  client.setQueryData<Message[]>(messagesKey(role, chat.id), (known = chat.messages) =>
    mergeMessages(known, fresh),
  )
}

/** Loads the newest messages, which makes them read, and lets the list of chats know. */
export async function loadNewest(
  client: QueryClient,
  role: Role,
  chatId: number,
  options: { limit?: number; signal?: AbortSignal },
) {
  const read = () => client.getQueryData<Message[]>(messagesKey(role, chatId)) ?? []
  let newest = await chats.messages(role, chatId, options)
  // More may have been written meanwhile than were asked for.
  if (options.limit && isApart(read(), newest)) {
    newest = await chats.messages(role, chatId, { signal: options.signal })
  }
  const known = read()
  const merged = mergeNewest(known, newest)
  updateChat(client, role, chatId, () => ({ messages: merged.slice(-messagesOnChat), unread: 0 }))
  return merged
}

/** Changes what the list of chats knows of one. */
export const updateChat = (
  client: QueryClient,
  role: Role,
  chatId: number,
  change: (chat: Chat) => Partial<Chat>,
) =>
  client.setQueryData<Chat[]>(chats.list(role).queryKey, (list) =>
    list?.map((chat) => (chat.id === chatId ? { ...chat, ...change(chat) } : chat)),
  )
