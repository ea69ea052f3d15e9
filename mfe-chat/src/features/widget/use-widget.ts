import { chats, useQueryClient } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { toast } from '@swipefolio/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { chatOfEvent, openEvent, takeRequestedChat } from './requested-chat'

type View = { is: 'closed' } | { is: 'list' } | { is: 'conversation'; chatId: number }

/** Closed, open on the list, or open on one conversation; opens by itself when a chat was asked for. */
export function useWidget(role: Role) {
  const queryClient = useQueryClient()
  const [view, setView] = useState<View>({ is: 'closed' })

  const showList = () => setView({ is: 'list' })

  async function openRequested(chatId: number) {
    setView({ is: 'conversation', chatId })
    try {
      const known = await queryClient.fetchQuery({ ...chats.list(role), staleTime: 0 })
      if (known.some(({ id }) => id === chatId)) return
      console.debug('The requested chat is not among the chats')
    } catch (error) {
      console.debug('The chats could not be loaded', error)
    }
    toast.error('Failed to open chat. Please try again.')
    showList()
  }

  const open = useEffectEvent((chatId: number | undefined) => {
    if (chatId !== undefined) void openRequested(chatId)
  })

  useEffect(() => {
    const handleRequest = (event: Event) => open(chatOfEvent(event))
    window.addEventListener(openEvent, handleRequest)
    const chatId = takeRequestedChat()
    if (chatId !== undefined) {
      window.dispatchEvent(new CustomEvent(openEvent, { detail: { chatId } }))
    }
    return () => window.removeEventListener(openEvent, handleRequest)
  }, [])

  return {
    view,
    showList,
    showConversation: (chatId: number) => setView({ is: 'conversation', chatId }),
    close: () => setView({ is: 'closed' }),
  }
}
