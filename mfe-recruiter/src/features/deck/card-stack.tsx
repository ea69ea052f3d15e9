import type { UnseenProject } from '@swipefolio/shared/contract'
import { media, SwipeCardFrame, SwipeCardRoom, theme } from '@swipefolio/shared/ui'
import { useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { DeckCard, type DeckCardProps } from './deck-card'
import { useReleases } from './use-releases'
import type { Decision } from './use-send-decision'

interface CardStackProps {
  cards: readonly UnseenProject[]
  flying: readonly Decision[]
  returned?: Decision
  onDecide: DeckCardProps['onRelease']
}

const visibleCards = 3
/** The lowest card is rendered when no card flies: rendering it would cost the flying card frames. */
const readyCards = 2
const none: readonly UnseenProject[] = []

/** The top card, the cards under it, and the cards that fly out. */
export const CardStack = ({ cards, flying, returned, onDecide }: CardStackProps) => {
  const { handleRelease, handlePointerDown } = useReleases(onDecide)
  const isFlying = ({ id }: UnseenProject) => flying.some(({ project }) => project.id === id)
  const prepared = useDeferredValue(flying.length === 0 ? cards : none)
  const waiting = cards
    .filter((project) => !isFlying(project))
    .slice(0, visibleCards)
    .filter(
      (project, depth) => depth < readyCards || prepared.slice(0, visibleCards).includes(project),
    )
  // One keyed list in this order, so that a card that leaves or returns keeps its element.
  const shown = [
    ...flying.map(({ project, status }) => ({ project, towards: status, depth: -1 })),
    ...waiting.map((project, depth) => ({ project, towards: undefined, depth })),
  ]
  return (
    <Pile onPointerDownCapture={handlePointerDown}>
      {shown.map(({ project, towards, depth }) => (
        <Place key={project.id} $depth={depth}>
          <DeckCard
            project={project}
            isTop={depth === 0}
            towards={towards}
            arrivesFrom={returned?.project.id === project.id ? returned.status : undefined}
            onRelease={handleRelease}
          />
        </Place>
      ))}
    </Pile>
  )
}

const Pile = styled(SwipeCardRoom)`
  isolation: isolate;
  touch-action: pinch-zoom;
`

const sink = (depth: number) =>
  depth > 0 ? `translateY(calc(${depth} * var(--deck-step))) scale(${1 - depth * 0.045})` : 'none'

const Place = styled(SwipeCardFrame)<{ $depth: number }>`
  z-index: ${({ $depth }) => visibleCards - $depth};
  grid-area: 1 / 1;
  transform: ${({ $depth }) => sink($depth)};
  transform-origin: bottom;
  transition: transform ${theme.motion.slow};
  pointer-events: ${({ $depth }) => ($depth < 0 ? 'none' : 'auto')};

  /* Shadows on shadows would end in an edge. */
  > [inert] {
    box-shadow: ${({ $depth }) => $depth > 0 && theme.shadow.card};

    /* Its end shows below the pile. */
    a {
      visibility: ${({ $depth }) => $depth > 1 && 'hidden'};
    }
  }

  ${media.reducedMotion} {
    opacity: ${({ $depth }) => ($depth < 0 ? 0 : 1)};
    transform: none;
    transition: opacity ${theme.motion.slow};
  }
`
