import { chats, useQueryClient } from '@swipefolio/shared/api'
import { paths, type Role } from '@swipefolio/shared/contract'
import { useLocation } from '@swipefolio/shared/router'
import { toast } from '@swipefolio/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { hasChat } from './has-chat'
import { useBackKey } from './use-back-key'
import { chatOfEvent, forgetRequest, openEvent, requestedChat } from './requested-chat'

type View =
  | { is: 'closed'; wasLeftByHand?: boolean }
  | { is: 'list'; cameFrom?: number }
  | { is: 'conversation'; chatId: number }

const pagesWithoutChat: string[] = [paths.login, paths.signup]

function viewOnLoad(pathname: string): View {
  const chatId = requestedChat()
  return chatId === undefined || pagesWithoutChat.includes(pathname)
    ? { is: 'closed' }
    : { is: 'conversation', chatId }
}

/** Closed, open on the list, or open on one conversation; opens by itself when a chat was asked for. */
export function useWidget(role: Role) {
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  const [view, setView] = useState(() => viewOnLoad(pathname))
  const { queryKey } = chats.list(role)

  const leadBack = (chatId: number) => {
    toast.error('Failed to open chat. Please try again.')
    setView((now) => (now.is === 'conversation' && now.chatId === chatId ? { is: 'list' } : now))
  }

  const check = (chatId: number) =>
    void hasChat(queryClient, role, chatId).then((isThere) => !isThere && leadBack(chatId))

  const handleLoad = useEffectEvent(() => {
    forgetRequest()
    if (view.is === 'conversation') check(view.chatId)
  })

  const handleRequest = useEffectEvent((event: Event) => {
    forgetRequest()
    const chatId = chatOfEvent(event)
    if (chatId === undefined) return
    setView({ is: 'conversation', chatId })
    check(chatId)
  })

  useEffect(() => {
    handleLoad()
    const listener = (event: Event) => handleRequest(event)
    window.addEventListener(openEvent, listener)
    return () => window.removeEventListener(openEvent, listener)
  }, [])

  const close = (closed: View) => {
    queryClient.setQueryData(chats.newMessagesCount(role).queryKey, 0)
    setView(closed)
  }

  useBackKey({ closed: 0, list: 1, conversation: 2 }[view.is], (depth) => {
    if (depth > 0) setView({ is: 'list' })
    else close({ is: 'closed', wasLeftByHand: true })
  })

  return {
    view,
    showList: () => setView({ is: 'list' }),
    showConversation: (chatId: number) => setView({ is: 'conversation', chatId }),
    goBack(cameFrom: number) {
      void queryClient.invalidateQueries({ queryKey })
      setView({ is: 'list', cameFrom })
    },
    close: () => close({ is: 'closed', wasLeftByHand: true }),
    /** Closes on the way to another page, which takes the focus. */
    leave: () => close({ is: 'closed' }),
  }
}
