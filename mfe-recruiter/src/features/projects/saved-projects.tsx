import { decisions } from '@swipefolio/shared/api'
import { type DecisionStatus, paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { BookmarkIcon, ButtonLink, Empty, HeartIcon, XIcon } from '@swipefolio/shared/ui'
import { DecidedAction } from './decided-action'
import type { DecidedActionsProps } from './decided-choice'
import { DecidedProjects } from './decided-projects'
import type { Choice } from './use-decide'

const decideAs = (status: DecisionStatus): Choice => ({
  status,
  send: (id) => decisions.decideSaved(id, status),
})

const SavedActions = ({ title, decide }: DecidedActionsProps) => (
  <>
    <DecidedAction
      label={t('Like {title}', { title })}
      icon={<HeartIcon aria-hidden />}
      variant="like"
      onClick={() => decide(decideAs('LIKED'))}
    >
      {t('Like')}
    </DecidedAction>
    <DecidedAction
      label={t('Unlike {title}', { title })}
      icon={<XIcon aria-hidden />}
      variant="quiet"
      onClick={() => decide(decideAs('UNLIKED'))}
    >
      {t('Unlike')}
    </DecidedAction>
  </>
)

/** The saved projects. */
export const SavedProjects = () => (
  <DecidedProjects
    list="saved"
    title={t('Saved Projects')}
    intro={t('Put aside for a second look.')}
    empty={
      <Empty
        title={t('No Saved Projects')}
        icon={<BookmarkIcon aria-hidden />}
        action={<ButtonLink to={paths.swipeProjects}>{t('Start Swiping')}</ButtonLink>}
      >
        {t('Drag a project up while swiping, and it waits for you here.')}
      </Empty>
    }
    Actions={SavedActions}
  />
)
