import { contacts, useQuery } from '@swipefolio/shared/api'
import { fullName } from '@swipefolio/shared/format'
import { IconButton, VisuallyHidden, XIcon } from '@swipefolio/shared/ui'
import { isGone } from '../match/is-gone'
import { MatchPanel } from '../match/match-panel'
import { projects } from '../match/projects-count'

interface RevealedOwnerProps {
  /** Missing while the reveal is pending. */
  ownerId: number | undefined
  onClose: () => void
}

/** Who has just been revealed, below the link. */
export const RevealedOwner = ({ ownerId, onClose }: RevealedOwnerProps) => {
  const contact = useQuery({ ...contacts.summary(ownerId ?? 0), enabled: ownerId !== undefined })
  const { data } = contact
  if (isGone(contact.error)) return null
  const count = data && projects(data.projectsCount)
  return (
    <aside aria-label="Revealed owner">
      <VisuallyHidden role="status">
        {data && `${fullName(data)}, ${count}. Write the first message.`}
      </VisuallyHidden>
      <MatchPanel
        query={contact}
        caption={count}
        isLow
        action={<IconButton label="Close" icon={<XIcon aria-hidden />} onClick={onClose} />}
      />
    </aside>
  )
}
