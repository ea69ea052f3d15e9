import { chats, useQueryClient } from '@swipefolio/shared/api'
import { paths, type Role } from '@swipefolio/shared/contract'
import { useLocation } from '@swipefolio/shared/router'
import { openChatEvent } from '@swipefolio/shared/session'
import { toast } from '@swipefolio/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { hasChat } from './has-chat'
import { useBackKey } from './use-back-key'
import { chatOfEvent, clearRequest, requestedChat } from './requested-chat'

type View =
  | { is: 'closed'; wasClosedByUser?: boolean }
  | { is: 'list'; cameFrom?: number }
  | { is: 'conversation'; chatId: number }

const pagesWithoutChat: string[] = [paths.login, paths.signup]

function viewOnLoad(pathname: string): View {
  const chatId = requestedChat()
  return chatId === undefined || pagesWithoutChat.includes(pathname)
    ? { is: 'closed' }
    : { is: 'conversation', chatId }
}

/** The state of the widget: closed, list, or one conversation. It opens when another app requests a chat. */
export function useWidget(role: Role) {
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  const [view, setView] = useState(() => viewOnLoad(pathname))
  const { queryKey } = chats.list(role)

  const showMissingChat = (chatId: number) => {
    toast.error('Failed to open chat. Please try again.')
    setView((now) => (now.is === 'conversation' && now.chatId === chatId ? { is: 'list' } : now))
  }

  const check = (chatId: number) =>
    void hasChat(queryClient, role, chatId).then((isThere) => !isThere && showMissingChat(chatId))

  const handleLoad = useEffectEvent(() => {
    clearRequest()
    if (view.is === 'conversation') check(view.chatId)
  })

  const handleRequest = useEffectEvent((event: Event) => {
    clearRequest()
    const chatId = chatOfEvent(event)
    if (chatId === undefined) return
    setView({ is: 'conversation', chatId })
    check(chatId)
  })

  useEffect(() => {
    handleLoad()
    const listener = (event: Event) => handleRequest(event)
    window.addEventListener(openChatEvent, listener)
    return () => window.removeEventListener(openChatEvent, listener)
  }, [])

  const close = (closed: View) => {
    queryClient.setQueryData(chats.newMessagesCount(role).queryKey, 0)
    setView(closed)
  }

  useBackKey({ closed: 0, list: 1, conversation: 2 }[view.is], (depth) => {
    if (depth > 0) setView({ is: 'list' })
    else close({ is: 'closed', wasClosedByUser: true })
  })

  return {
    view,
    showList: () => setView({ is: 'list' }),
    showConversation: (chatId: number) => setView({ is: 'conversation', chatId }),
    goBack(cameFrom: number) {
      void queryClient.invalidateQueries({ queryKey })
      setView({ is: 'list', cameFrom })
    },
    close: () => close({ is: 'closed', wasClosedByUser: true }),
    /** Closes because of a navigation: the new page receives the focus, not the button. */
    leave: () => close({ is: 'closed' }),
  }
}
