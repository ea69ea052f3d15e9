import { decisions } from '@swipefolio/shared/api'
import { type DecisionStatus, paths } from '@swipefolio/shared/contract'
import { BookmarkIcon, Button, ButtonLink, Empty, HeartIcon, XIcon } from '@swipefolio/shared/ui'
import type { DecidedActionsProps } from './decided-project-card'
import { DecidedProjects } from './decided-projects'
import type { Choice } from './use-decide'

const decideAs = (status: DecisionStatus): Choice => ({
  status,
  send: (id) => decisions.decideSaved(id, status),
})

const SavedActions = ({ title, decide }: DecidedActionsProps) => (
  <>
    <Button
      aria-label={`Like ${title}`}
      icon={<HeartIcon aria-hidden />}
      variant="like"
      size="small"
      onClick={() => decide(decideAs('LIKED'))}
    >
      Like
    </Button>
    <Button
      aria-label={`Unlike ${title}`}
      icon={<XIcon aria-hidden />}
      variant="quiet"
      size="small"
      onClick={() => decide(decideAs('UNLIKED'))}
    >
      Unlike
    </Button>
  </>
)

/** The saved projects. */
export const SavedProjects = () => (
  <DecidedProjects
    list="saved"
    title="Saved Projects"
    intro="Put aside for a second look."
    empty={
      <Empty
        title="No Saved Projects"
        icon={<BookmarkIcon aria-hidden />}
        action={<ButtonLink to={paths.swipeProjects}>Start Swiping</ButtonLink>}
      >
        Drag a project up while swiping, and it waits for you here.
      </Empty>
    }
    Actions={SavedActions}
  />
)
