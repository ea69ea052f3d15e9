import { decisions } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
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
      aria-label={t('Like {title}', { title })}
      icon={<HeartIcon aria-hidden />}
      variant="like"
      size="small"
      onClick={() => decide(decideAs('LIKED'))}
    >
      {t('Like')}
    </Button>
    <Button
      aria-label={t('Save {title}', { title })}
      icon={<BookmarkIcon aria-hidden />}
      variant="save"
      size="small"
      onClick={() => decide(decideAs('SAVED'))}
    >
      {t('Save')}
    </Button>
    <IconButton
      label={t('Back to unseen: {title}', { title })}
      tip={t('Back to unseen')}
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
    title={t('Unliked Projects')}
    intro={t('Thought again? Nobody was told.')}
    empty={
      <Empty
        title={t('No Unliked Projects')}
        icon={<XIcon aria-hidden />}
        action={<ButtonLink to={paths.swipeProjects}>{t('Start Swiping')}</ButtonLink>}
      >
        {t('Projects that you unlike while swiping can be taken back here.')}
      </Empty>
    }
    Actions={PassedActions}
  />
)
