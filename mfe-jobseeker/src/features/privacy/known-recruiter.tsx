import { chats, errorMessage, useMutation, useQueryClient } from '@swipefolio/shared/api'
import type { Chat } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { Avatar, Bdi, Button, Text, theme, toast } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface KnownRecruiterProps {
  chat: Chat
  onUnblocked: () => void
}

/** A recruiter who can see the job seeker, or a blocked one, who can be unblocked. */
export const KnownRecruiter = ({ chat, onUnblocked }: KnownRecruiterProps) => {
  const queryClient = useQueryClient()
  const name = fullName(chat.recruiter)
  const isBlocked = chat.state === 'blocked'
  const unblocking = useMutation({
    mutationFn: () => chats.unblock('jobseeker', chat.id),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: chats.list('jobseeker').queryKey })
      onUnblocked()
    },
    onError: (error) => toast.error(errorMessage(error, t('Failed to unblock this person'))),
  })
  return (
    <Row>
      <Avatar name={name} />
      <Words>
        <strong>
          <Bdi>{name}</Bdi>
        </strong>
        <Text tone="soft" size="small">
          <Bdi>{chat.recruiter.companyName}</Bdi>
          {isBlocked && t(' · Blocked: sees nothing of you')}
        </Text>
      </Words>
      {isBlocked && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('Unblock {name}', { name })}
          isPending={unblocking.isPending}
          onClick={() => unblocking.mutate()}
        >
          {t('Unblock')}
        </Button>
      )}
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
`

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
