import { type Contact, type JobSeeker, paths } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { Link } from '@swipefolio/shared/router'
import { openChat } from '@swipefolio/shared/between-apps'
import {
  Avatar,
  IconButton,
  LinkCard,
  mainControl,
  media,
  MessageCircleIcon,
  Moving,
  Text,
  theme,
} from '@swipefolio/shared/ui'
import { memo } from 'react'
import { styled } from 'styled-components'
import { useOpenChat } from '../chat/use-open-chat'
import { ContactOrigin, EmailAddress } from './contact-facts'

/** A server that follows only the spec sends no more than the job seeker. */
type Person = JobSeeker & Partial<Contact>

/** One contact; the whole card leads to the profile. */
export const ContactCard = memo(function ContactCard({ person }: { person: Person }) {
  const openChatWith = useOpenChat()
  const { id, email, image, chatId, since, origin } = person
  const name = fullName(person)
  return (
    <Sheet as="article">
      <Avatar name={name} image={image} />
      <Who>
        <Name to={paths.user(id)} state={{ name }} {...mainControl}>
          <Moving name={`person-${id}`}>
            <Words>{name}</Words>
          </Moving>
        </Name>
        <Text tone="soft" size="small">
          {email ? <EmailAddress email={email} /> : 'Email after their first reply'}
        </Text>
        {since && <ContactOrigin since={since} origin={origin ?? null} />}
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
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-content: center;
    gap: ${theme.space.xxs} ${theme.space.m};

    > :first-child {
      grid-row: 1 / span 3;
    }
    > :last-child {
      grid-row: 1;
      grid-column: 3;
    }
  }
`

const Who = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space.xxs};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* The name is beside the button, and the texts below have the room of both. */
  ${media.sidebarCollapsed} {
    display: contents;

    > p {
      grid-column: 2 / -1;
    }
  }
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
