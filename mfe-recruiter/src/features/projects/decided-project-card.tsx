import type { DecisionStatus, Project } from '@swipefolio/shared/contract'
import { excerpt } from '@swipefolio/shared/format'
import { clampedAtLineStart, media, ProjectCard, Text } from '@swipefolio/shared/ui'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { type DecidedActionsProps, DecidedChoice } from './decided-choice'
import { type DecidedList, useDecide } from './use-decide'

export interface DecidedProjectProps {
  list: DecidedList
  /** What the list is searched for. */
  search: string
  project: Project
  /** Called before the card is removed, to move the focus elsewhere. */
  onDecided: (status?: DecisionStatus) => void
  Actions: ComponentType<DecidedActionsProps>
}

interface DecidedProjectCardProps extends DecidedProjectProps {
  onOpen: () => void
}

/** A saved or unliked project; disabled while a new decision is pending. */
export const DecidedProjectCard = ({ onOpen, Actions, ...place }: DecidedProjectCardProps) => {
  const { project } = place
  const deciding = useDecide(place)
  return (
    <ProjectCard
      project={project}
      headingLevel={2}
      isRowOnPhones
      isBusy={deciding.isPending}
      onOpen={onOpen}
      actions={<DecidedChoice project={project} deciding={deciding} Actions={Actions} />}
    >
      {project.about && (
        <About dir="auto" size="small" tone="soft">
          {excerpt(project.about, 140)}
        </About>
      )}
    </ProjectCard>
  )
}

const About = styled(Text)`
  ${clampedAtLineStart(2)}

  ${media.sidebarCollapsed} {
    flex: 1 0 100%;
  }
`
