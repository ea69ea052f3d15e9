import type { Project } from '@swipefolio/shared/contract'
import { ProjectCard } from '@swipefolio/shared/ui'
import type { ComponentType } from 'react'
import { type DecidedList, useDecide } from './use-decide'

export interface DecidedActionsProps {
  title: string
  decide: (decide: (id: number) => Promise<unknown>) => void
}

interface DecidedProjectCardProps {
  list: DecidedList
  project: Project
  onOpen: () => void
  /** Called before the card is removed, to move the focus elsewhere. */
  onDecided: () => void
  Actions: ComponentType<DecidedActionsProps>
}

/** A saved or passed project; disabled while a new decision is pending. */
export const DecidedProjectCard = ({
  list,
  project,
  onOpen,
  onDecided,
  Actions,
}: DecidedProjectCardProps) => {
  const decision = useDecide(list, project, onDecided)
  return (
    <ProjectCard
      project={project}
      headingLevel={2}
      isBusy={decision.isPending}
      onOpen={onOpen}
      actions={<Actions title={project.title} decide={decision.mutate} />}
    />
  )
}
