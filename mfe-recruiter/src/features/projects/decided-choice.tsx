import type { Project } from '@swipefolio/shared/contract'
import type { ComponentType } from 'react'
import { decideAs } from './decide-as'
import { DecidedElsewhere } from './decided-elsewhere'
import type { Choice, useDecide } from './use-decide'

export interface DecidedActionsProps {
  title: string
  decide: (choice: Choice) => void
}

interface DecidedChoiceProps {
  project: Project
  deciding: ReturnType<typeof useDecide>
  Actions: ComponentType<DecidedActionsProps>
}

/** The buttons of a decided project, or what can be done when another tab has decided it meanwhile. */
export const DecidedChoice = ({
  project: { title },
  deciding: { decide, conflict, reload },
  Actions,
}: DecidedChoiceProps) =>
  conflict ? (
    <DecidedElsewhere
      {...conflict}
      title={title}
      onLike={() => decide(decideAs('LIKED'))}
      onDismiss={reload}
    />
  ) : (
    <Actions title={title} decide={decide} />
  )
