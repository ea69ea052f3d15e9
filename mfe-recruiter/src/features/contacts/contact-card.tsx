import { type Contact, type JobSeeker, paths } from '@swipefolio/shared/contract'
import { fullName, relativeTime } from '@swipefolio/shared/format'
import { Link } from '@swipefolio/shared/router'
import { openChat } from '@swipefolio/shared/between-apps'
import {
  Avatar,
  Bdi,
  IconButton,
  LinkCard,
  mainControl,
  media,
  MessageCircleIcon,
  Moving,
  Text,
  theme,
} from '@swipefolio/shared/ui'
import { Fragment, memo } from 'react'
import { styled } from 'styled-components'
import { useOpenChat } from '../chat/use-open-chat'

/** A server that follows only the spec sends no more than the job seeker. */
type Person = JobSeeker & Partial<Contact>

/** One contact; the whole card leads to the profile. */
export const ContactCard = memo(function ContactCard({ person }: { person: Person }) {
  const openChatWith = useOpenChat()
  const { id, email, chatId, since, origin } = person
  const name = fullName(person)
  return (
    <Sheet as="article">
      <Avatar name={name} />
      <Who>
        <Name to={paths.user(id)} state={{ name }} {...mainControl}>
          <Moving name={`person-${id}`}>
            <Words>{name}</Words>
          </Moving>
        </Name>
        {email && (
          <Text tone="soft" size="small">
            <Bdi>
              {email.match(/[^@.]*[@.]?/g)?.map((part, index) => (
                <Fragment key={index}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </Bdi>
          </Text>
        )}
        {since && (
          <Text tone="soft" size="small">
            {origin && (
              <>
                {origin.kind === 'like' ? 'You liked ' : 'Revealed for '}
                <Title>{origin.title}</Title>,{' '}
              </>
            )}
            <Since dateTime={since}>{relativeTime(since)}</Since>
          </Text>
        )}
      </Who>
      <IconButton
        label={`Chat with ${name}`}
        tip="Chat"
        icon={<MessageCircleIcon aria-hidden />}
        variant="quiet"
        size="large"
        onClick={() => void (chatId ? openChat(chatId) : openChatWith(id))}
      />
    </Sheet>
  )
})

const Sheet = styled(LinkCard)`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.m};
  block-size: 100%;
  contain-intrinsic-block-size: auto 5rem;
  content-visibility: auto;

  ${media.sidebarCollapsed} {
    contain-intrinsic-block-size: auto 6.5rem;
    display: grid;
    grid-template-columns: auto 1fr;
    justify-items: center;

    > :nth-child(2) {
      grid-row: 1 / 3;
      grid-column: 2;
      justify-self: stretch;
    }
  }
`

const Who = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space.xxs};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Name = styled(Link)`
  color: ${theme.color.ink};
  font-family: ${theme.font.display};
  font-size: ${theme.size.subtitle};
  font-weight: ${theme.weight.display};
  text-decoration: none;
`

const Words = styled.bdi`
  display: inline-block;
`

const Title = styled.bdi`
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
`

const Since = styled.time`
  white-space: nowrap;
`
