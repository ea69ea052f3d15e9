import { type MouseEvent, type PointerEvent, type Ref, useRef } from 'react'
import { styled } from 'styled-components'
import { t } from '../../i18n'
import { Button } from '../actions/button'
import { ChevronDownIcon, ChevronUpIcon } from '../icons'
import { theme } from '../theme/theme'

interface SwipeCardPullProps {
  ref: Ref<HTMLButtonElement>
  isOpen: boolean
  /** The id of the sheet. */
  controls: string
  onToggle: (willOpen: boolean) => void
}

const pullDistance = 24

/** The handle of the card's sheet: pulled up and down, clicked, or pressed by key. */
export const SwipeCardPull = ({ ref, isOpen, controls, onToggle }: SwipeCardPullProps) => {
  const start = useRef<number>(undefined)
  const isPulled = useRef(false)

  const handleDown = ({ clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    start.current = clientY
    isPulled.current = false
    currentTarget.setPointerCapture?.(pointerId)
  }
  const handleMove = ({ clientY }: PointerEvent) => {
    if (start.current === undefined || isPulled.current) return
    const pulled = clientY - start.current
    if ((isOpen ? pulled : -pulled) < pullDistance) return
    isPulled.current = true
    onToggle(!isOpen)
  }
  const handleEnd = () => {
    start.current = undefined
  }
  const handleClick = ({ detail }: MouseEvent) => {
    // A mouse clicks after a pull, too; a key clicks with detail 0.
    if (detail === 0 || !isPulled.current) onToggle(!isOpen)
  }

  return (
    <Handle
      ref={ref}
      variant="plain"
      size="small"
      icon={isOpen ? <ChevronDownIcon aria-hidden /> : <ChevronUpIcon aria-hidden />}
      aria-expanded={isOpen}
      aria-controls={controls}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
      onClick={handleClick}
    >
      {isOpen ? t('Read less') : t('Read more')}
    </Handle>
  )
}

const Handle = styled(Button)`
  margin-inline: auto calc(-1 * ${theme.space.xs});
  padding-inline: ${theme.space.xs};
  touch-action: pinch-zoom;
`
