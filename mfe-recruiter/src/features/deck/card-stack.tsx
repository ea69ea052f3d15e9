import type { DecisionStatus, UnseenProject } from '@swipefolio/shared/contract'
import { media, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { DeckCard } from './deck-card'
import type { Decision } from './use-send-decision'

interface CardStackProps {
  cards: readonly UnseenProject[]
  flying: readonly Decision[]
  returned?: Decision
  onDecide: (status: DecisionStatus) => void
}

const visibleCards = 3

/** The top card, those waiting under it, and those on their way out. */
export const CardStack = ({ cards, flying, returned, onDecide }: CardStackProps) => (
  <Pile>
    {cards.slice(0, visibleCards).map((project, depth) => (
      <Place key={project.id} $depth={depth}>
        <DeckCard
          project={project}
          isTop={depth === 0}
          arrivesFrom={returned?.project.id === project.id ? returned.status : undefined}
          onDecide={onDecide}
        />
      </Place>
    ))}
    {flying.map(({ project, status }) => (
      <Place key={project.id} $depth={-1}>
        <DeckCard project={project} isTop={false} towards={status} onDecide={onDecide} />
      </Place>
    ))}
  </Pile>
)

const Pile = styled.div`
  position: relative;
  isolation: isolate;
  flex: 1;
  min-block-size: 22rem;
  max-block-size: 38rem;
`

const sink = (depth: number) =>
  depth > 0 ? `translateY(${depth * 0.875}rem) scale(${1 - depth * 0.045})` : 'none'

const Place = styled.div<{ $depth: number }>`
  position: absolute;
  z-index: ${({ $depth }) => visibleCards - $depth};
  inset: 0;
  transform: ${({ $depth }) => sink($depth)};
  transform-origin: bottom;
  transition: transform ${theme.motion.slow};

  ${media.reducedMotion} {
    opacity: ${({ $depth }) => ($depth < 0 ? 0 : 1)};
    transform: none;
    transition: opacity ${theme.motion.slow};
  }
`
