import { events, storage } from '@swipefolio/shared/between-apps'
import { t } from '@swipefolio/shared/i18n'
import { IconButton, MessageCircleIcon, toast } from '@swipefolio/shared/ui'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { clearRequest } from '../features/chat-requests/use-unopened-chat'

interface Props {
  /** Says what is down. */
  sentence: string
  onRetry: () => void
  isPending: boolean
}

/**
 * A button in the header that tries again, as a request for a chat does. When that fails, the sentence is shown until it works, and the
 * request is forgotten until somebody tries again: a chat that comes back by itself takes nobody away.
 */
export const UnavailableOverlay = ({ sentence, onRetry, isPending }: Props) => {
  const isRequested = useRef(false)
  const opensChat = useRef(false)
  const requestedChat = useRef<string>(null)
  const button = useRef<HTMLButtonElement>(null)
  const retry = (forChat: boolean) => {
    isRequested.current = true
    opensChat.current = forChat
    if (!isPending) onRetry()
  }
  const handleRequest = useEffectEvent(() => retry(true))
  useEffect(() => events.openChatFromNotification.receive(() => handleRequest()), [])

  const handleRetryOfToast = useEffectEvent(() => {
    button.current?.focus()
    if (requestedChat.current) {
      storage.activeChatId.set(requestedChat.current)
      storage.openChat.set('true')
    }
    retry(requestedChat.current !== null)
  })

  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (!isRequested.current || isPending) return undefined
    // What has come in place of it is mounted in the same render.
    const timer = setTimeout(() => {
      isRequested.current = false
      requestedChat.current = storage.activeChatId.get()
      clearRequest()
      shown.current = toast.error(sentence, { label: t('Try Again'), onClick: handleRetryOfToast })
    })
    return () => clearTimeout(timer)
  }, [isPending, sentence])
  useEffect(
    () => () => {
      if (shown.current !== undefined) toast.dismiss(shown.current)
    },
    [],
  )

  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (isRequested.current && !opensChat.current) setTimeout(pressHeaderButton)
      else if (document.activeElement === own) setTimeout(focusHeaderButton)
    }
  }, [])

  return (
    <InHeader role="alert" data-in-bar>
      <IconButton
        ref={button}
        label={`${sentence} ${t('Try Again')}`}
        icon={
          <MessageCircleIcon aria-hidden>
            <path d="M12 8v4m0 4h.01" />
          </MessageCircleIcon>
        }
        size="large"
        isPending={isPending}
        onClick={() => retry(false)}
      />
    </InHeader>
  )
}

const headerButton = () => document.querySelector<HTMLElement>('[data-in-bar] button')
const focusHeaderButton = () => headerButton()?.focus()
const pressHeaderButton = () => {
  focusHeaderButton()
  headerButton()?.click()
}

const InHeader = styled.div`
  position: fixed;
`
