import type { Contact, JobSeeker } from '@swipefolio/shared/contract'
import { messageStart, textDirection } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { lineAtLineStart, Text, theme, VisuallyHidden } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface LastMessageProps {
  person: JobSeeker
  lastMessage: NonNullable<Contact['lastMessage']>
}

/** The last message of the chat with a contact, in one line: the writer in the line's direction, the words in their own. */
export const LastMessage = ({ person, lastMessage }: LastMessageProps) => (
  <Preview
    tone={lastMessage.isUnread ? 'ink' : 'soft'}
    size="small"
    isStrong={lastMessage.isUnread}
  >
    {lastMessage.isUnread && (
      <Unread>
        <VisuallyHidden>{t('Unread')} </VisuallyHidden>
      </Unread>
    )}
    <Writer>
      <bdi>{lastMessage.isOwn ? t('You') : person.firstName}</bdi>
      {': '}
    </Writer>
    <Message dir={textDirection(messageStart(lastMessage.message))}>{lastMessage.message}</Message>
  </Preview>
)

const Preview = styled(Text)`
  display: flex;
  align-items: start;
  white-space: pre;
`

const Writer = styled.span`
  flex: none;
  overflow: hidden;
  max-inline-size: 50%;
  text-overflow: ellipsis;
`

const Unread = styled.span`
  flex: none;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  margin-block-start: calc((1lh - 0.5rem) / 2);
  margin-inline-end: ${theme.space.xs};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.like};
`

const Message = styled.span`
  ${lineAtLineStart}
  min-inline-size: 0;
`
