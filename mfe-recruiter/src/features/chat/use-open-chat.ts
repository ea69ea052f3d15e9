import { chats, useQueryClient } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { useNavigate } from '@swipefolio/shared/router'
import { sessionStore } from '@swipefolio/shared/session'
import { toast } from '@swipefolio/shared/ui'

const openDelay = 100

/** Opens the recruiter's chat with a job seeker on the home page, as a chat notification does. */
export function useOpenChat() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return async (userId: number) => {
    try {
      const list = await queryClient.fetchQuery({ ...chats.list('recruiter'), staleTime: 0 })
      const chat = list.find(({ user }) => user.id === userId)
      if (!chat) throw new Error('There is no chat with this person')
      sessionStore.set('activeChatId', String(chat.id))
      sessionStore.set('openChat', 'true')
      await navigate(paths.home)
      window.setTimeout(() => {
        const detail = { chatId: chat.id }
        window.dispatchEvent(new CustomEvent('openChatFromNotification', { detail }))
      }, openDelay)
    } catch (error) {
      console.debug('The chat could not be opened', error)
      toast.error('Failed to open chat. Please try again.')
    }
  }
}
