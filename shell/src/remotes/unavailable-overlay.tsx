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
  const opensItself = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const ask = (opens: boolean) => {
    isAsked.current = true
    opensItself.current = opens
    if (!isPending) onRetry()
  }
  const handleRequest = useEffectEvent(() => ask(true))
  useEffect(() => events.openChatFromNotification.receive(() => handleRequest()), [])

  const handleRetry = useEffectEvent(() => {
    button.current?.focus()
    ask(opensItself.current)
  })

  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (!isAsked.current || isPending) return undefined
    // What has come in place of it is mounted in the same render.
    const timer = setTimeout(() => {
      isAsked.current = false
      shown.current = toast.error(sentence, { label: t('Try Again'), onClick: handleRetry })
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
      if (isAsked.current && !opensItself.current) setTimeout(openWhatHasCome)
      else if (document.activeElement === own) setTimeout(focusWhatHasCome)
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
        onClick={() => ask(false)}
      />
    </InHeader>
  )
}

const whatHasCome = () => document.querySelector<HTMLElement>('[data-in-bar] button')
const focusWhatHasCome = () => whatHasCome()?.focus()
const openWhatHasCome = () => {
  focusWhatHasCome()
  whatHasCome()?.click()
}

const InHeader = styled.div`
  position: fixed;
`
