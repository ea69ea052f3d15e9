import { t } from '@swipefolio/shared/i18n'
import { Button, theme } from '@swipefolio/shared/ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

interface ScrollerProps {
  label: string
  /** Key of the last own message: when it changes, the end is scrolled into view. */
  lastOwn: string | undefined
  /** Key of the other side's last message: when it changes out of view, a button offers to scroll there. */
  lastReceived: string | undefined
  onReachStart: () => void
  children: (isAtEnd: boolean) => ReactNode
}

const nearEnd = 48
const nearStart = 160

/**
 * A reversed flex column, so that the newest message is in view from the start and stays there, and loading
 * earlier ones does not shift the scroll position. `scrollTop` is 0 at the end and negative above it.
 */
export const Scroller = ({
  label,
  lastOwn,
  lastReceived,
  onReachStart,
  children,
}: ScrollerProps) => {
  const area = useRef<HTMLDivElement>(null)
  const [scrolledUp, setScrolledUp] = useState<{ lastReceived: string | undefined }>()
  const hasNew = scrolledUp !== undefined && scrolledUp.lastReceived !== lastReceived

  const showEnd = () => {
    if (area.current) area.current.scrollTop = 0
  }

  useLayoutEffect(() => {
    // Scrolling at once would have the browser lay the page out an extra time, before the message is on its way.
    const frame = requestAnimationFrame(showEnd)
    return () => cancelAnimationFrame(frame)
  }, [lastOwn])

  const handleScroll = () => {
    if (!area.current) return
    const { scrollTop, scrollHeight, clientHeight } = area.current
    if (scrollTop > -nearEnd) setScrolledUp(undefined)
    else setScrolledUp((before) => before ?? { lastReceived })
    if (scrollHeight - clientHeight + scrollTop < nearStart) onReachStart()
  }

  return (
    <Place>
      <Area ref={area} role="group" aria-label={label} tabIndex={0} onScroll={handleScroll}>
        <Content>{children(scrolledUp === undefined)}</Content>
      </Area>
      <Jump role="status">
        {hasNew && (
          <Button size="small" onClick={showEnd}>
            {t('New messages')}
          </Button>
        )}
      </Jump>
    </Place>
  )
}

const Place = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
`

const Area = styled.div`
  display: flex;
  flex-direction: column-reverse;
  block-size: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space.m};

  &:focus-visible {
    outline-offset: calc(-1 * ${theme.border.ring});
  }
`

const Content = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  justify-content: flex-end;
  min-block-size: 100%;
`

const Jump = styled.div`
  position: absolute;
  inset-block-end: ${theme.space.s};
  inset-inline: 0;
  display: grid;
  justify-items: center;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`
