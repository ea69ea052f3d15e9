import { decisions } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { BookmarkIcon, ButtonLink, Empty, HeartIcon, XIcon } from '@swipefolio/shared/ui'
import { decideAs } from './decide-as'
import { DecidedAction } from './decided-action'
import type { DecidedActionsProps } from './decided-choice'
import { DecidedProjects } from './decided-projects'

const PassedActions = ({ title, decide }: DecidedActionsProps) => (
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
      label={t('Save {title}', { title })}
      icon={<BookmarkIcon aria-hidden />}
      variant="quiet"
      onClick={() => decide(decideAs('SAVED'))}
    >
      {t('Save')}
    </DecidedAction>
    <DecidedAction
      label={t('Back to Deck: {title}', { title })}
      variant="quiet"
      onClick={() => decide({ send: decisions.undo })}
    >
      {t('Back to Deck')}
    </DecidedAction>
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
