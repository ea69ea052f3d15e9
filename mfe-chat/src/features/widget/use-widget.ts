import { chats, useQueryClient } from '@swipefolio/shared/api'
import { events } from '@swipefolio/shared/between-apps'
import { paths, type Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useLocation } from '@swipefolio/shared/router'
import { toast } from '@swipefolio/shared/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasChat } from './has-chat'
import { useBackKey } from './use-back-key'
import { clearRequest, requestedChat, toChatId } from './requested-chat'

type View =
  /** `takesFocus`: the user closed the window, and the focus returns to the button. */
  | { is: 'closed'; takesFocus?: boolean }
  | { is: 'list'; cameFrom?: number }
  /** `requestedAt` differs for each request, so that one for the open conversation moves the focus there, too. */
  | { is: 'conversation'; chatId: number; requestedAt?: number }

/** As in app.json. */
const appName = 'mfe-chat'

const pagesWithoutChat: string[] = [paths.login, paths.signup]

function viewOnLoad(pathname: string): View {
  const chatId = requestedChat()
  return chatId === undefined || pagesWithoutChat.includes(pathname)
    ? { is: 'closed' }
    : { is: 'conversation', chatId }
}

/** Whether Esc closes or empties what it is pressed in. */
const takesEsc = (target: Element) =>
  target.closest('[role^="menu"], [role$="dialog"]') !== null ||
  (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '')

/** The state of the widget: closed, list, or one conversation. It opens when another app requests a chat. */
export function useWidget(role: Role) {
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  const [view, setView] = useState(() => viewOnLoad(pathname))
  /** The element that had the focus when the chat was requested. */
  const opener = useRef(document.activeElement)
  const isOpen = view.is !== 'closed'
  const { queryKey } = chats.list(role)

  const showMissingChat = (chatId: number) => {
    toast.error(t('Failed to open chat. Please try again.'))
    setView((now) => (now.is === 'conversation' && now.chatId === chatId ? { is: 'list' } : now))
  }

  const check = (chatId: number) =>
    void hasChat(queryClient, role, chatId).then((isThere) => !isThere && showMissingChat(chatId))

  /** Reads the request again: it may have come between the first render and this one's commit. */
  const handleLoad = useEffectEvent(() => {
    const requested = viewOnLoad(pathname)
    clearRequest()
    if (view.is === 'conversation') check(view.chatId)
    else if (requested.is === 'conversation') {
      events.openChatFromNotification.send({ chatId: requested.chatId })
    }
  })

  const handleRequest = useEffectEvent((requested: unknown, event: Event) => {
    clearRequest()
    const chatId = toChatId(requested)
    if (chatId === undefined) return
    // The event of a request that storage had on load comes when the composer has the focus.
    const isShown = view.is === 'conversation' && view.chatId === chatId
    if (!isShown) opener.current = document.activeElement
    setView({ is: 'conversation', chatId, requestedAt: event.timeStamp })
    check(chatId)
  })

  useEffect(() => {
    const stop = events.openChatFromNotification.receive(({ chatId }, event) =>
      handleRequest(chatId, event),
    )
    handleLoad()
    return stop
  }, [])

  const handleCommand = useEffectEvent((app: unknown, act: unknown) => {
    if (app !== appName || act !== 'messages') return
    opener.current = document.activeElement
    setView({ is: 'list' })
  })

  useEffect(() => events.commandChosen.receive(({ app, act }) => handleCommand(app, act)), [])

  useEffect(() => {
    if (!isOpen) return undefined
    return () => events.chatClosed.send()
  }, [isOpen])

  const close = (closed: View) => {
    queryClient.setQueryData(chats.newMessagesCount(role).queryKey, 0)
    setView(closed)
  }

  /** Esc on the page shows what the window covers there, and leaves the focus on it. */
  const handleKeyOfPage = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return
    if (!takesEsc(target)) close({ is: 'closed' })
  })

  useEffect(() => {
    if (!isOpen) return undefined
    document.addEventListener('keydown', handleKeyOfPage)
    return () => document.removeEventListener('keydown', handleKeyOfPage)
  }, [isOpen])

  const closeByUser = () => {
    const { current } = opener
    const hasOpener =
      current instanceof HTMLElement && current.isConnected && current !== document.body
    close({ is: 'closed', takesFocus: !hasOpener })
    if (hasOpener) current.focus()
  }

  useBackKey({ closed: 0, list: 1, conversation: 2 }[view.is], (depth) => {
    if (depth > 0) setView({ is: 'list' })
    else closeByUser()
  })

  return {
    view,
    showList() {
      opener.current = null
      setView({ is: 'list' })
    },
    showConversation: (chatId: number) => setView({ is: 'conversation', chatId }),
    goBack(cameFrom: number) {
      void queryClient.invalidateQueries({ queryKey })
      setView({ is: 'list', cameFrom })
    },
    close: closeByUser,
    /** Closes for the page, which has the focus or receives it: the button does not. */
    leave: () => close({ is: 'closed' }),
  }
}
