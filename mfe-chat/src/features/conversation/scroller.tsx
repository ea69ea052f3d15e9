import { Button, theme } from '@swipefolio/shared/ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

interface ScrollerProps {
  label: string
  /** The last thing one said oneself: when it changes, the end comes into sight. */
  lastOwn: string | undefined
  /** The last thing the other side said: when it changes out of sight, a button leads there. */
  lastHeard: string | undefined
  onReachStart: () => void
  children: (isAtEnd: boolean) => ReactNode
}

const nearEnd = 48
const nearStart = 160

/**
 * Reversed, so that the newest message is what one sees first and stays in sight while one is there,
 * and that earlier ones move nothing. Its `scrollTop` is 0 at the end and negative above.
 */
export const Scroller = ({ label, lastOwn, lastHeard, onReachStart, children }: ScrollerProps) => {
  const area = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState<{ heard: string | undefined }>()
  const hasNew = left !== undefined && left.heard !== lastHeard

  const showEnd = () => {
    if (area.current) area.current.scrollTop = 0
  }

  useLayoutEffect(showEnd, [lastOwn])

  const handleScroll = () => {
    if (!area.current) return
    const { scrollTop, scrollHeight, clientHeight } = area.current
    if (scrollTop > -nearEnd) setLeft(undefined)
    else setLeft((before) => before ?? { heard: lastHeard })
    if (scrollHeight - clientHeight + scrollTop < nearStart) onReachStart()
  }

  return (
    <Place>
      <Area ref={area} role="group" aria-label={label} tabIndex={0} onScroll={handleScroll}>
        <Content>{children(left === undefined)}</Content>
      </Area>
      <Jump role="status">
        {hasNew && (
          <Button variant="save" size="small" onClick={showEnd}>
            New messages
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
