import { relativeTime, textDirection } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { Button, theme, VisuallyHidden } from '@swipefolio/shared/ui'
import { memo, type MouseEvent } from 'react'
import { css, styled } from 'styled-components'
import type { Line } from './lines'
import type { OutgoingMessage } from './outbox'
import { splitLinks } from './split-links'

interface BubbleProps {
  line: Line
  now: Date
  /** The name of the other side, who wrote all messages that are not the person's own. */
  sender: string
  /** True for the last own message that the other side has read. */
  isLastSeen: boolean
  onRetry: (message: OutgoingMessage) => void
  onRemove: (message: OutgoingMessage) => void
}

/** One message; text with Hebrew runs from right to left. */
export const Bubble = memo(({ line, sender, ...status }: BubbleProps) => (
  <Item $isOwn={line.isOwn}>
    <VisuallyHidden>{line.isOwn ? t('You') : sender}: </VisuallyHidden>
    <Body $isOwn={line.isOwn} $state={line.outgoing?.state}>
      <Words dir={textDirection(line.text)}>
        {splitLinks(line.text).map(({ text, href }, place) =>
          href ? (
            <Address
              key={place}
              href={href}
              dir="ltr"
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
            >
              {text}
            </Address>
          ) : (
            text
          ),
        )}
      </Words>
    </Body>
    <Status line={line} {...status} />
  </Item>
))

const Status = ({ line, now, isLastSeen, onRetry, onRemove }: Omit<BubbleProps, 'sender'>) => {
  const { createdAt, outgoing } = line
  if (outgoing?.state === 'sending') return <Below aria-live="off">{t('Sending...')}</Below>
  if (outgoing) {
    const thenInConversation =
      (act: BubbleProps['onRetry']) => (event: MouseEvent<HTMLElement>) => {
        event.currentTarget.closest<HTMLElement>('[tabindex="0"]')?.focus()
        act(outgoing)
      }
    return (
      <Below>
        <NotSent role="alert">
          <span>{t('Not sent')}</span>
          {outgoing.reason && <span>. {outgoing.reason}</span>}
          {outgoing.isRetriedLater && <span> {t('It will be sent automatically.')}</span>}
        </NotSent>
        <Button variant="quiet" size="small" onClick={thenInConversation(onRetry)}>
          {t('Retry')}
        </Button>
        <Button variant="quiet" size="small" onClick={thenInConversation(onRemove)}>
          {t('Remove')}
        </Button>
      </Below>
    )
  }
  return (
    <Below aria-live="off">
      <time dateTime={createdAt}>{relativeTime(createdAt, now)}</time>
      {isLastSeen && <span>{t('Seen')}</span>}
    </Below>
  )
}

const Item = styled.li<{ $isOwn: boolean }>`
  position: relative;
  display: grid;
  justify-items: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  gap: ${theme.space.xxs};
`

const own = css`
  border-end-end-radius: ${theme.space.xxs};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
`

const others = css`
  border-end-start-radius: ${theme.space.xxs};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
`

const notSent = css`
  outline: ${theme.border.ring} solid ${theme.color.danger};
`

const Body = styled.div<{ $isOwn: boolean; $state?: OutgoingMessage['state'] }>`
  max-inline-size: 85%;
  padding: ${theme.space.xs} ${theme.space.s};
  border: ${theme.border.width} solid transparent;
  border-radius: ${theme.radius.m};
  transition: opacity ${theme.motion.fast};
  opacity: ${({ $state }) => ($state === 'sending' ? 0.7 : 1)};
  ${({ $isOwn }) => ($isOwn ? own : others)}
  ${({ $state }) => $state && $state !== 'sending' && notSent}
`

const Words = styled.p`
  overflow-wrap: anywhere;
  text-align: start;
  white-space: pre-wrap;
`

/* The focus colour has too little contrast on the colour of own messages. */
const Address = styled.a`
  &:focus-visible {
    outline-color: currentcolor;
  }
`

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;
`

const NotSent = styled.span`
  color: ${theme.color.danger};
  text-align: end;
`
