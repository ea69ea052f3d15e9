import { chats, type useQueryClient } from '@swipefolio/shared/api'
import type { Chat, Role } from '@swipefolio/shared/contract'

/** Whether a chat is among those of the person; the list is loaded anew when it is not known yet. */
export async function hasChat(
  client: ReturnType<typeof useQueryClient>,
  role: Role,
  chatId: number,
): Promise<boolean> {
  const query = chats.list(role)
  const isAmong = (list: Chat[] = []) => list.some(({ id }) => id === chatId)
  try {
    return (
      isAmong(client.getQueryData<Chat[]>(query.queryKey)) ||
      isAmong(await client.fetchQuery({ ...query, staleTime: 0 }))
    )
  } catch (error) {
    console.debug('The chats could not be loaded', error)
    return false
  }
}
