import type { DecisionStatus } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  decisionAt,
  EyeOffIcon,
  Heading,
  indicatorAt,
  media,
  ProjectCover,
  SwipeCardSurface,
  TagList,
  Text,
  theme,
} from '@swipefolio/shared/ui'
import { css, styled } from 'styled-components'
import { verbs } from './decision-labels'
import type { SampleProject } from './sample-projects'
import { useDrag } from './use-drag'

interface DemoCardProps {
  project: SampleProject
  /** 0 is the top card, the only interactive one. */
  place: number
  leaving: DecisionStatus | null
  onDecide: (status: DecisionStatus) => void
}

/** One card of the deck: it follows the pointer, and flies out or springs back on release. */
export const DemoCard = ({ project, place, leaving, onDecide }: DemoCardProps) => {
  const { offset, handlers } = useDrag((released) => {
    const status = decisionAt(released)
    if (status) onDecide(status)
  })
  const indicated = leaving ?? (offset && indicatorAt(offset))
  const isOnTop = place === 0

  return (
    <Surface
      $place={place}
      $leaving={leaving}
      $isDragged={offset !== null}
      style={
        offset
          ? { transform: `translate(${offset.x}px, ${offset.y}px) rotate(${offset.x / 18}deg)` }
          : undefined
      }
      inert={!isOnTop}
      {...(isOnTop && !leaving ? handlers : {})}
    >
      <ProjectCover title={project.title} technologies={project.technologies} />
      <Body>
        <Heading level={2} size="section">
          {project.title}
        </Heading>
        <Text>{project.about}</Text>
        <TagList technologies={project.technologies} />
        <Hidden>
          <EyeOffIcon aria-hidden />
          {t('Owner hidden until somebody likes it')}
        </Hidden>
      </Body>
      {indicated && <Stamp $status={indicated}>{verbs[indicated]}</Stamp>}
    </Surface>
  )
}

const places = [
  'none',
  'translateY(0.5rem) scale(0.96) rotate(5deg)',
  'translateY(0.75rem) scale(0.93) rotate(-6deg)',
]

const flights: Record<DecisionStatus, string> = {
  LIKED: 'translate(130%, -4%) rotate(22deg)',
  UNLIKED: 'translate(-130%, -4%) rotate(-22deg)',
  SAVED: 'translateY(-115%) rotate(3deg)',
}

interface SurfaceProps {
  $place: number
  $leaving: DecisionStatus | null
  $isDragged: boolean
}

const Surface = styled(SwipeCardSurface)<SurfaceProps>`
  z-index: ${({ $place }) => 3 - $place};
  grid-area: 1 / 1;
  box-shadow: ${({ $place }) => ($place === 0 ? theme.shadow.lifted : theme.shadow.card)};
  cursor: ${({ $isDragged }) => ($isDragged ? 'grabbing' : 'grab')};
  opacity: ${({ $leaving }) => ($leaving ? 0 : 1)};
  transform: ${({ $place, $leaving }) => ($leaving ? flights[$leaving] : places[$place])};
  transition: ${({ $isDragged }) =>
    $isDragged
      ? 'none'
      : css`transform ${theme.motion.slow}, opacity ${theme.motion.slow}, box-shadow ${theme.motion.slow}`};
  touch-action: pan-y;
  user-select: none;

  ${media.reducedMotion} {
    transform: ${({ $place }) => ($place === 0 ? 'none' : places[$place])};
    transition: opacity ${theme.motion.slow};
  }
`

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.s};
  padding: ${theme.space.l};
`

const Hidden = styled.p`
  display: flex;
  gap: ${theme.space.xs};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  text-wrap: balance;

  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1lh;
  }
`

const stampStyles: Record<DecisionStatus, ReturnType<typeof css>> = {
  LIKED: css`
    left: ${theme.space.l};
    background: ${theme.color.like};
    color: ${theme.color.onLike};
    rotate: -9deg;
  `,
  UNLIKED: css`
    right: ${theme.space.l};
    background: ${theme.color.ink};
    color: ${theme.color.paper};
    rotate: 9deg;
  `,
  SAVED: css`
    left: 50%;
    translate: -50%;
    background: ${theme.color.save};
    color: ${theme.color.onSave};
  `,
}

const Stamp = styled.span.attrs({ 'aria-hidden': true })<{ $status: DecisionStatus }>`
  position: absolute;
  top: ${theme.space.l};
  padding: ${theme.space.xs} ${theme.space.m};
  border-radius: ${theme.radius.s};
  font: ${theme.weight.display} ${theme.size.section} / 1.1 ${theme.font.display};
  ${({ $status }) => stampStyles[$status]}
`
