import { chats, fetchFresh, type useQueryClient } from '@swipefolio/shared/api'
import type { Chat, Role } from '@swipefolio/shared/contract'

/** Whether the person has this chat; the list is reloaded when the cached one does not contain it. */
export async function hasChat(
  client: ReturnType<typeof useQueryClient>,
  role: Role,
  chatId: number,
): Promise<boolean> {
  const query = chats.list(role)
  const isAmong = (list: Chat[] = []) => list.some(({ id }) => id === chatId)
  try {
    return isAmong(client.getQueryData<Chat[]>(query.queryKey)) || isAmong(await fetchFresh(query))
  } catch (error) {
    console.debug('The chats could not be loaded', error)
    return false
  }
}
