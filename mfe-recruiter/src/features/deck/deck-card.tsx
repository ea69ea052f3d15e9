import type { DecisionStatus, UnseenProject } from '@swipefolio/shared/contract'
import { SwipeCardFace, SwipeCardSurface } from '@swipefolio/shared/ui'
import { memo, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { DecisionIndicator } from './decision-indicator'
import { useCardDrag } from './use-card-drag'
import { useCardMotion } from './use-card-motion'
import { useIsZoomed } from './use-is-zoomed'

export interface DeckCardProps {
  project: UnseenProject
  isTop: boolean
  towards?: DecisionStatus
  arrivesFrom?: DecisionStatus
  onRelease: (status: DecisionStatus, project: UnseenProject) => void
}

/** One project of the deck; only the top card is interactive. */
export const DeckCard = memo(
  ({ project, isTop, towards, arrivesFrom, onRelease }: DeckCardProps) => {
    const titleId = useId()
    const card = useRef<HTMLElement>(null)
    const isZoomed = useIsZoomed()
    const motion = useCardMotion(card, { towards, arrivesFrom })
    const { indicated, handlePointerDown } = useCardDrag({
      card,
      motion,
      isEnabled: isTop && !isZoomed,
      onRelease: (status) => onRelease(status, project),
    })

    return (
      <Surface
        ref={card}
        aria-labelledby={titleId}
        aria-hidden={!isTop || undefined}
        inert={!isTop}
        data-zoomed={isZoomed || undefined}
        onPointerDown={handlePointerDown}
        onDragStart={(event) => event.preventDefault()}
      >
        <DecisionIndicator status={towards ?? indicated} />
        <SwipeCardFace project={project} titleId={titleId} />
      </Surface>
    )
  },
)

const Surface = styled(SwipeCardSurface)`
  cursor: grab;
  touch-action: pinch-zoom;
  user-select: none;
  will-change: transform;

  &:active {
    cursor: grabbing;
  }
  &[data-zoomed],
  &[data-zoomed] * {
    touch-action: auto;
  }
`
