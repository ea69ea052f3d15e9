import { type Contact, type JobSeeker, paths } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
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
  Tag,
  Text,
  theme,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import { memo, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { useOpenChat } from '../chat/use-open-chat'
import { NextStepLine } from '../desk/next-step-line'
import { ContactOrigin, EmailAddress } from './contact-facts'
import { LastMessage } from './last-message'
import { WriteFirst } from './write-first'

/** A server that follows only the spec sends no more than the job seeker. */
type Person = JobSeeker & Partial<Contact>

interface ContactCardProps {
  person: Person
  /** The name of the stage, where that is not said beside the card. */
  stage?: string
  /** In a column of the board: without the address, and the texts are below the name at every width. */
  isNarrow?: boolean
  /** Beside the chat button. */
  action?: ReactNode
}

/** One contact; the whole card leads to the profile. */
export const ContactCard = memo(function ContactCard({
  person,
  stage,
  isNarrow = false,
  action,
}: ContactCardProps) {
  const openChatWith = useOpenChat()
  const { id, email, image, chatId, since, origin, lastMessage, tags = [], nextStep } = person
  const name = fullName(person)
  const isFirst = Boolean(since) && !lastMessage && !isNarrow
  const handleChat = () => void (chatId ? openChat(chatId) : openChatWith(id))
  return (
    <Sheet as="article" $isNarrow={isNarrow}>
      <Avatar name={name} image={image} size={isNarrow ? 'small' : undefined} />
      <Who $isNarrow={isNarrow}>
        <Name to={paths.user(id)} state={{ name }} $isNarrow={isNarrow} {...mainControl}>
          <Moving name={`person-${id}`}>
            <Words $isNarrow={isNarrow}>
              <bdi>{name}</bdi>
            </Words>
          </Moving>
        </Name>
        {!isNarrow && email && (
          <Text tone="soft" size="small">
            <EmailAddress email={email} />
          </Text>
        )}
        {since && <ContactOrigin since={since} origin={origin ?? null} isNarrow={isNarrow} />}
        {lastMessage && <LastMessage person={person} lastMessage={lastMessage} />}
        {isFirst && <WriteFirst name={name} onClick={handleChat} />}
        {nextStep && <NextStepLine nextStep={nextStep} nextStepOn={person.nextStepOn ?? ''} />}
        {(stage || tags.length > 0) && (
          <Tags aria-label={t('Tags')}>
            {stage && (
              <li>
                <VisuallyHidden>{t('Stage')}: </VisuallyHidden>
                <Stage>{stage}</Stage>
              </li>
            )}
            {tags.map((tag) => (
              <li key={tag}>
                <Tag>
                  <bdi>{tag}</bdi>
                </Tag>
              </li>
            ))}
          </Tags>
        )}
      </Who>
      <Actions $isNarrow={isNarrow}>
        {action}
        {!isFirst && (
          <IconButton
            label={t('Chat with {name}', { name })}
            tip={t('Chat')}
            icon={<MessageCircleIcon aria-hidden />}
            variant={isNarrow ? 'plain' : 'quiet'}
            size="large"
            onClick={handleChat}
          />
        )}
      </Actions>
    </Sheet>
  )
})

/* In a column of the board the buttons are below the texts, so that names need not break, and at the foot of a card in a row of cards. */
const columnSheet = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: repeat(5, auto) 1fr;
  gap: 0 ${theme.space.xs};
  padding: ${theme.space.s};
  contain-intrinsic-block-size: auto 10rem;
`

const narrowSheet = css`
  contain-intrinsic-block-size: auto 6.5rem;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: start;
  gap: 0 ${theme.space.s};

  > :last-child {
    grid-row: 1;
    grid-column: 3;
  }
`

const Sheet = styled(LinkCard)<{ $isNarrow: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.m};
  block-size: 100%;
  contain-intrinsic-block-size: auto 5rem;
  content-visibility: auto;
  /* Above it is the name of its button. */
  overflow-clip-margin: ${theme.space.xl};

  ${media.aboveSidebar} {
    align-items: ${({ $isNarrow }) => !$isNarrow && 'start'};
  }
  ${media.sidebarCollapsed} {
    ${({ $isNarrow }) => !$isNarrow && narrowSheet}
  }
  ${({ $isNarrow }) => $isNarrow && columnSheet}
`

/* The name is beside the picture, and the texts below have the whole width. */
const belowName = css`
  display: contents;

  > :is(p, ul) {
    grid-column: 1 / -1;
    margin-block-start: ${theme.space.xxs};
  }
`

const Who = styled.div<{ $isNarrow: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: ${theme.space.xxs};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  ${media.sidebarCollapsed} {
    ${belowName}
  }
  ${({ $isNarrow }) => $isNarrow && belowName}
`

/* The texts have the five rows above. */
const atFoot = css`
  grid-area: 6 / 1 / 7 / -1;
  align-self: end;
  margin-block: ${theme.space.xs} -${theme.space.xxs};
  margin-inline-end: -${theme.space.s};
`

const Actions = styled.div<{ $isNarrow: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  ${({ $isNarrow }) => $isNarrow && atFoot}
`

const Stage = styled(Tag)`
  border: ${theme.border.strong};
  background: transparent;
`

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Name = styled(Link)<{ $isNarrow: boolean }>`
  color: ${theme.color.ink};
  font-family: ${theme.font.display};
  font-size: ${({ $isNarrow }) => theme.size[$isNarrow ? 'medium' : 'subtitle']};
  line-height: 1.3;
  font-weight: ${theme.weight.display};
  text-decoration: none;
`

/* Two lines, in which no word breaks, or one. */
const Words = styled.span<{ $isNarrow: boolean }>`
  display: -webkit-box;
  overflow: clip;
  overflow-wrap: normal;
  text-overflow: ellipsis;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $isNarrow }) => ($isNarrow ? 1 : 2)};
  word-break: ${({ $isNarrow }) => $isNarrow && 'break-all'};
`
