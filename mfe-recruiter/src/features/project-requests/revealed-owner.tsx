import { contacts, useQuery } from '@swipefolio/shared/api'
import { fullName } from '@swipefolio/shared/format'
import { DialogFoot } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { IconButton, VisuallyHidden, XIcon } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { isGone } from '../match/is-gone'
import { messageLabel } from '../match/message-label'
import { MatchPanel } from '../match/match-panel'
import { Once } from '../match/once'
import { projects } from '../match/projects-count'
import { useMessagesInSummaries } from '../match/use-messages-in-summaries'

interface RevealedOwnerProps {
  /** Missing while the reveal is pending. */
  ownerId: number | undefined
  onClose: () => void
}

/** Who has just been revealed: at the end of the dialog, and of the window where the dialog is longer. */
export const RevealedOwner = ({ ownerId, onClose }: RevealedOwnerProps) => {
  useMessagesInSummaries()
  const contact = useQuery({ ...contacts.summary(ownerId ?? 0), enabled: ownerId !== undefined })
  const { data } = contact
  if (isGone(contact.error)) return null
  const count = data && projects(data.projectsCount)
  return (
    <DialogFoot as="aside" aria-label={t('Revealed owner')}>
      <VisuallyHidden role="status">
        {data && (
          <Once>
            {t('{name}, {count}. {next}.', {
              name: fullName(data),
              count: count ?? '',
              next: messageLabel(data),
            })}
          </Once>
        )}
      </VisuallyHidden>
      <Panel>
        <MatchPanel
          query={contact}
          caption={count}
          shape="wide"
          action={<IconButton label={t('Close')} icon={<XIcon aria-hidden />} onClick={onClose} />}
        />
      </Panel>
    </DialogFoot>
  )
}

const Panel = styled.div`
  flex: 1;
  min-inline-size: 0;
`
