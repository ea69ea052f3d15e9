import { fullName } from '@swipefolio/shared/format'
import { Bdi, IconButton, VisuallyHidden, XIcon } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { MatchPanel, type MatchPanelProps } from './match-panel'
import { otherProjects } from './projects-count'
import type { LastMatch } from './use-match'

interface MatchDetailsProps extends Pick<MatchPanelProps, 'isLow' | 'takesFocus'> {
  match: LastMatch
  onClose: () => void
}

/** What the panel about the last like holds. */
export const MatchDetails = ({ match, onClose, ...rest }: MatchDetailsProps) => (
  <MatchPanel
    query={match.contact}
    {...rest}
    caption={
      <>
        made <Bdi>{match.title}</Bdi>
        <Others>{match.contact.data && otherProjects(match.contact.data.projectsCount)}</Others>
      </>
    }
    action={<IconButton label="Close" icon={<XIcon aria-hidden />} onClick={onClose} />}
  />
)

/** Announces who it is, without a wait and without the focus. */
export const MatchNews = ({ match }: { match: LastMatch | false | undefined }) => {
  const contact = match ? match.contact.data : undefined
  return (
    <VisuallyHidden role="status">
      {match &&
        contact &&
        `${fullName(contact)} made ${match.title}. ${otherProjects(contact.projectsCount)}. Write the first message.`}
    </VisuallyHidden>
  )
}

const Others = styled.span`
  display: block;
`
