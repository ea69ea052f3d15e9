import { chats, fetchFresh } from '@swipefolio/shared/api'
import { openChat } from '@swipefolio/shared/between-apps'
import { t } from '@swipefolio/shared/i18n'
import { toast } from '@swipefolio/shared/ui'

/** Opens the recruiter's chat with a job seeker over the current page. */
export function useOpenChat() {
  return async (userId: number) => {
    try {
      const list = await fetchFresh(chats.list('recruiter'))
      const chat = list.find(({ user }) => user.id === userId)
      if (!chat) throw new Error('There is no chat with this person')
      await openChat(chat.id)
    } catch (error) {
      console.debug('The chat could not be opened', error)
      toast.error(t('Failed to open chat. Please try again.'))
    }
  }
}
