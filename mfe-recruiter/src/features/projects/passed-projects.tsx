import { decisions } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import {
  BookmarkIcon,
  Button,
  ButtonLink,
  Empty,
  HeartIcon,
  IconButton,
  theme,
  XIcon,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { decideAs } from './decide-as'
import type { DecidedActionsProps } from './decided-project-card'
import { DecidedProjects } from './decided-projects'

const PassedActions = ({ title, decide }: DecidedActionsProps) => (
  <>
    <IconButton
      label={`Like ${title}`}
      icon={<HeartIcon aria-hidden />}
      variant="like"
      size="large"
      onClick={() => decide(decideAs('LIKED'))}
    />
    <IconButton
      label={`Save ${title}`}
      icon={<BookmarkIcon aria-hidden />}
      variant="save"
      size="large"
      onClick={() => decide(decideAs('SAVED'))}
    />
    <Undo
      variant="quiet"
      size="small"
      aria-label={`Back to unseen: ${title}`}
      onClick={() => decide({ send: decisions.undo })}
    >
      Back to unseen
    </Undo>
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

/* In one row with the round buttons on the narrowest card, too. */
const Undo = styled(Button)`
  flex: 1;
  max-inline-size: max-content;
  min-block-size: ${theme.control.medium};
`
