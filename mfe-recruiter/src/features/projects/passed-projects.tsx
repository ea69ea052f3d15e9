import { decisions } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import {
  BookmarkIcon,
  Button,
  ButtonLink,
  Empty,
  HeartIcon,
  IconButton,
  UndoIcon,
  XIcon,
} from '@swipefolio/shared/ui'
import { decideAs } from './decide-as'
import type { DecidedActionsProps } from './decided-project-card'
import { DecidedProjects } from './decided-projects'

const PassedActions = ({ title, decide }: DecidedActionsProps) => (
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
      aria-label={`Save ${title}`}
      icon={<BookmarkIcon aria-hidden />}
      variant="save"
      size="small"
      onClick={() => decide(decideAs('SAVED'))}
    >
      Save
    </Button>
    <IconButton
      label={`Back to unseen: ${title}`}
      tip="Back to unseen"
      variant="quiet"
      icon={<UndoIcon aria-hidden />}
      onClick={() => decide({ send: decisions.undo })}
    />
  </>
)

/** The unliked projects, which can be decided again. */
export const PassedProjects = () => (
  <DecidedProjects
    list="passed"
    title="Unliked Projects"
    intro="Thought again? Nobody was told."
    empty={
      <Empty
        title="No Unliked Projects"
        icon={<XIcon aria-hidden />}
        action={<ButtonLink to={paths.swipeProjects}>Start Swiping</ButtonLink>}
      >
        Projects that you unlike while swiping can be taken back here.
      </Empty>
    }
    Actions={PassedActions}
  />
)
