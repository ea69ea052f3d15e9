import { type Chat, paths, type Role } from '@swipefolio/shared/contract'
import { Avatar, Bdi, Heading, Text, TextLink, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { otherSide } from '../widget/other-side'

interface ConversationNameProps {
  chat: Chat
  role: Role
  /** Called when the link to the job seeker's page is followed. */
  onLeave: () => void
}

/** The name of the other side. For a recruiter it links to the job seeker's page while the conversation is open. */
export const ConversationName = ({ chat, role, onLeave }: ConversationNameProps) => {
  const { name, company } = otherSide(chat, role)
  const hasPage = role === 'recruiter' && chat.state === 'open'
  return (
    <Line>
      <Avatar name={name} size="small" />
      <Words>
        <Name level={2} size="small">
          {hasPage ? (
            <TextLink to={paths.user(chat.user.id)} onClick={onLeave}>
              <Bdi>{name}</Bdi>
            </TextLink>
          ) : (
            <Bdi>{name}</Bdi>
          )}
        </Name>
        {company && (
          <Text tone="soft" size="small">
            <Bdi>{company}</Bdi>
          </Text>
        )}
      </Words>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
`

/** Two lines, so that a long name leaves room for the conversation. */
const Name = styled(Heading)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
