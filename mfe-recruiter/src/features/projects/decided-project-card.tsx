import type { DecisionStatus, Project } from '@swipefolio/shared/contract'
import { excerpt } from '@swipefolio/shared/format'
import { clampedAtLineStart, media, ProjectCard, Text } from '@swipefolio/shared/ui'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { decideAs } from './decide-as'
import { DecidedElsewhere } from './decided-elsewhere'
import { type Choice, type DecidedList, useDecide } from './use-decide'

export interface DecidedActionsProps {
  title: string
  decide: (choice: Choice) => void
}

interface DecidedProjectCardProps {
  list: DecidedList
  /** What the list is searched for. */
  search: string
  project: Project
  onOpen: () => void
  /** Called before the card is removed, to move the focus elsewhere. */
  onDecided: (status?: DecisionStatus) => void
  Actions: ComponentType<DecidedActionsProps>
}

/** A saved or unliked project; disabled while a new decision is pending. */
export const DecidedProjectCard = ({
  list,
  search,
  project,
  onOpen,
  onDecided,
  Actions,
}: DecidedProjectCardProps) => {
  const { decide, isPending, conflict, reload } = useDecide({ list, search, project, onDecided })
  return (
    <ProjectCard
      project={project}
      headingLevel={2}
      isRowOnPhones
      isBusy={isPending}
      onOpen={onOpen}
      actions={
        conflict ? (
          <DecidedElsewhere
            {...conflict}
            title={project.title}
            onLike={() => decide(decideAs('LIKED'))}
            onDismiss={reload}
          />
        ) : (
          <Actions title={project.title} decide={decide} />
        )
      }
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
