import { events } from '@swipefolio/shared/between-apps'
import { t } from '@swipefolio/shared/i18n'
import { IconButton, MessageCircleIcon, toast } from '@swipefolio/shared/ui'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'

interface Props {
  /** Says what is down. */
  sentence: string
  onRetry: () => void
  isPending: boolean
}

/** A button in the header that tries again, as a request for a chat does. When that fails, the sentence is shown until it works. */
export const UnavailableOverlay = ({ sentence, onRetry, isPending }: Props) => {
  const isAsked = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const ask = () => {
    isAsked.current = true
    if (!isPending) onRetry()
  }
  const handleRequest = useEffectEvent(ask)
  useEffect(() => events.openChatFromNotification.receive(() => handleRequest()), [])

  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (!isAsked.current || isPending) return undefined
    // What has come in place of it is mounted in the same render.
    const timer = setTimeout(() => {
      isAsked.current = false
      shown.current = toast.error(sentence, { label: t('Try Again'), onClick: handleRequest })
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
      if (document.activeElement === own) setTimeout(focusWhatHasCome)
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
        onClick={ask}
      />
    </InHeader>
  )
}

const focusWhatHasCome = () => document.querySelector<HTMLElement>('[data-in-bar] button')?.focus()

const InHeader = styled.div`
  position: fixed;
`
