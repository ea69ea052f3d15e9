import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { IconButton, VisuallyHidden, XIcon } from '@swipefolio/shared/ui'
import { messageLabel } from './message-label'
import { MatchPanel, type MatchPanelProps } from './match-panel'
import { Once } from './once'
import { otherProjects } from './projects-count'
import type { LastMatch } from './use-match'

interface MatchDetailsProps extends Pick<
  MatchPanelProps,
  'picture' | 'shape' | 'takesFocus' | 'isWritten' | 'onSent'
> {
  match: LastMatch
  onClose: () => void
}

/** What the panel about the last like holds. */
export const MatchDetails = ({ match, onClose, ...rest }: MatchDetailsProps) => (
  <MatchPanel
    query={match.contact}
    {...rest}
    liked={match.project.title}
    caption={match.contact.data && otherProjects(match.contact.data.projectsCount)}
    action={<IconButton label={t('Close')} icon={<XIcon aria-hidden />} onClick={onClose} />}
  />
)

/** Announces who it is, without a wait and without the focus. */
export const MatchNews = ({ match }: { match: LastMatch | false | undefined }) => {
  const contact = match ? match.contact.data : undefined
  return (
    <VisuallyHidden role="status">
      {match && contact && (
        <Once key={`${contact.chatId} ${match.project.title}`}>
          {t('{name} made {title}. {others}. {next}.', {
            name: fullName(contact),
            title: match.project.title,
            others: otherProjects(contact.projectsCount),
            next: messageLabel(contact),
          })}
        </Once>
      )}
    </VisuallyHidden>
  )
}
