import type { DecisionStatus, UnseenProject } from '@swipefolio/shared/contract'
import {
  Cluster,
  ExternalLink,
  GitBranchIcon,
  GlobeIcon,
  Heading,
  ProjectCover,
  TagList,
  theme,
} from '@swipefolio/shared/ui'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ClampedAbout } from './clamped-about'
import { DecisionIndicator } from './decision-indicator'
import { useCardDrag } from './use-card-drag'
import { useCardMotion } from './use-card-motion'

export interface DeckCardProps {
  project: UnseenProject
  isTop: boolean
  towards?: DecisionStatus
  arrivesFrom?: DecisionStatus
  onDecide: (status: DecisionStatus) => void
}

const shownTags = 6

/** One project of the deck; only the top card can be used. */
export const DeckCard = ({ project, isTop, towards, arrivesFrom, onDecide }: DeckCardProps) => {
  const { title, about, technologies, gitUrl, websiteUrl } = project
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const [isExpanded, setIsExpanded] = useState(false)
  const motion = useCardMotion(card, { towards, arrivesFrom })
  const { leaning, handlePointerDown } = useCardDrag({ motion, isEnabled: isTop, onDecide })
  const indicator = towards ?? leaning

  return (
    <Sheet
      ref={card}
      aria-labelledby={titleId}
      aria-hidden={!isTop || undefined}
      inert={!isTop}
      onPointerDown={handlePointerDown}
      onDragStart={(event) => event.preventDefault()}
    >
      {indicator && <DecisionIndicator status={indicator} />}
      <Cover {...project} />
      <Body data-scrolls={isExpanded || undefined}>
        <Heading level={2} id={titleId} dir="auto">
          {title}
        </Heading>
        {about && (
          <ClampedAbout
            text={about}
            isExpanded={isExpanded}
            onToggle={() => setIsExpanded(!isExpanded)}
          />
        )}
        <Foot>
          <TagList technologies={technologies} limit={isExpanded ? undefined : shownTags} />
          <Cluster gap="m">
            {gitUrl && (
              <ExternalLink href={gitUrl} icon={<GitBranchIcon aria-hidden />}>
                Repository
              </ExternalLink>
            )}
            {websiteUrl && (
              <ExternalLink href={websiteUrl} icon={<GlobeIcon aria-hidden />}>
                Website
              </ExternalLink>
            )}
          </Cluster>
        </Foot>
      </Body>
    </Sheet>
  )
}

const Sheet = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  block-size: 100%;
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lifted};
  cursor: grab;
  touch-action: pinch-zoom;
  user-select: none;
  will-change: transform;

  &:active {
    cursor: grabbing;
  }
`

const Cover = styled(ProjectCover)`
  flex: 1;
  min-block-size: 22%;
  aspect-ratio: auto;
`

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  overflow-y: auto;
  padding: ${theme.space.m} ${theme.space.l} ${theme.space.l};

  &[data-scrolls] {
    touch-action: pan-y pinch-zoom;
  }
`

const Foot = styled.div`
  display: grid;
  gap: ${theme.space.s};
`
