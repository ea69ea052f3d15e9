import { contacts, useQuery } from '@swipefolio/shared/api'
import type { Chat, Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Avatar, Bdi, ProjectCover, Sentence, Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { otherSide } from '../widget/other-side'

interface EmptyConversationProps {
  chat: Chat
  role: Role
}

/** Whom nobody has written to yet and, for a recruiter, what there is to write about. */
export const EmptyConversation = ({ chat, role }: EmptyConversationProps) => {
  const { name } = otherSide(chat, role)
  const isOpen = chat.state === 'open'
  const { data: person } = useQuery({
    ...contacts.userWithProjects(String(chat.user.id)),
    enabled: role === 'recruiter' && isOpen,
  })
  const [liked] = person?.likedByRecruiter ?? []
  const { technologies = [] } =
    person?.projectWithTechnologies.find(({ project }) => project.id === liked?.project.id) ?? {}
  return (
    <Middle>
      <Avatar name={name} size="large" />
      <Text isStrong aria-hidden>
        <Bdi>{name}</Bdi>
      </Text>
      {isOpen ? t('No messages yet. Start a conversation!') : t('No messages yet')}
      {liked && (
        <Liked>
          <Cover {...liked.project} technologies={technologies} />
          <Text size="small" tone="soft">
            <Sentence
              text={t('You liked <title></title>')}
              parts={{
                title: (
                  <b>
                    <Bdi>{liked.project.title}</Bdi>
                  </b>
                ),
              }}
            />
          </Text>
        </Liked>
      )}
    </Middle>
  )
}

export const Middle = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space.s};
  margin-block: auto;
  color: ${theme.color.inkSoft};
  text-align: center;
`

/* It comes late, below the rest, which it does not move. */
const Liked = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${theme.space.l});
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  max-inline-size: 100%;
  padding: ${theme.space.xs};
  padding-inline-end: ${theme.space.m};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.m};
  overflow-wrap: anywhere;
  text-align: start;
`

const Cover = styled(ProjectCover)`
  flex: none;
  inline-size: 4rem;
  border-radius: ${theme.radius.s};
`
