import { contacts, useQuery } from '@swipefolio/shared/api'
import { fullName } from '@swipefolio/shared/format'
import { theme, VisuallyHidden } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { isGone } from '../match/is-gone'
import { MatchPanel } from '../match/match-panel'
import { projects } from '../match/projects-count'

interface RevealedOwnerProps {
  /** Missing while the reveal is pending. */
  ownerId: number | undefined
}

/** Who has just been revealed, at the lower edge of the dialog. */
export const RevealedOwner = ({ ownerId }: RevealedOwnerProps) => {
  const contact = useQuery({ ...contacts.summary(ownerId ?? 0), enabled: ownerId !== undefined })
  const { data } = contact
  if (isGone(contact.error)) return null
  const count = data && projects(data.projectsCount)
  return (
    <Place aria-label="Revealed owner">
      <VisuallyHidden role="status">
        {data && `${fullName(data)}, ${count}. Write the first message.`}
      </VisuallyHidden>
      <MatchPanel query={contact} caption={count} isLow />
    </Place>
  )
}

const Place = styled.aside`
  position: sticky;
  inset-block-end: ${theme.space.m};
  padding: ${theme.space.m};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.lifted};
`
