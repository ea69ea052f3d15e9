import { contacts, useQuery } from '@swipefolio/shared/api'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { atWindowEnd, IconButton, theme, VisuallyHidden, XIcon } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { isGone } from '../match/is-gone'
import { MatchPanel } from '../match/match-panel'
import { projects } from '../match/projects-count'

interface RevealedOwnerProps {
  /** Missing while the reveal is pending. */
  ownerId: number | undefined
  onClose: () => void
}

/** Who has just been revealed. */
export const RevealedOwner = ({ ownerId, onClose }: RevealedOwnerProps) => {
  const contact = useQuery({ ...contacts.summary(ownerId ?? 0), enabled: ownerId !== undefined })
  const { data } = contact
  if (isGone(contact.error)) return null
  const count = data && projects(data.projectsCount)
  return (
    <>
      <Sheet {...atWindowEnd} aria-label={t('Revealed owner')}>
        <VisuallyHidden role="status">
          {data &&
            t('{name}, {count}. Write the first message.', {
              name: fullName(data),
              count: count ?? '',
            })}
        </VisuallyHidden>
        <MatchPanel
          query={contact}
          caption={count}
          isLow
          action={<IconButton label={t('Close')} icon={<XIcon aria-hidden />} onClick={onClose} />}
        />
      </Sheet>
      <Below />
    </>
  )
}

/** Lets the rows that the sheet covers be scrolled out from under it. */
const Below = styled.div`
  block-size: 14rem;
`

/* Over the edge of the window: in the list it would push the rows away. */
const Sheet = styled.aside`
  position: fixed;
  z-index: 1;
  inset-block-end: ${theme.space.s};
  inset-inline: 0;
  inline-size: calc(100% - 2 * ${theme.space.s});
  max-inline-size: ${theme.width.narrow};
  margin-inline: auto;
  padding: ${theme.space.s};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.dialog};
`
