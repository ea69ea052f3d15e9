import { chats, useQuery } from '@swipefolio/shared/api'
import type { Chat } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { fillerText, QueryBoundary, Stack, Text, TitledCard } from '@swipefolio/shared/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { KnownRecruiter } from './known-recruiter'

const waiting: Chat[] = Array.from({ length: 3 }, (_, index) => ({
  id: -1 - index,
  user: { id: -1, email: '', firstName: fillerText(5), lastName: fillerText(6) },
  recruiter: { firstName: fillerText(5), lastName: fillerText(6), companyName: fillerText(12) },
  messages: [],
  unread: 0,
  seenSeq: 0,
  state: 'open',
}))

/** The recruiters who can see the job seeker, and the blocked ones. */
export const KnownRecruiters = () => {
  const list = useQuery(chats.list('jobseeker'))
  const frame = useRef<HTMLDivElement>(null)
  const rowsOf = (shown: readonly Chat[]) =>
    shown.map((chat) => (
      <KnownRecruiter
        key={chat.id}
        chat={chat}
        onUnblocked={() => frame.current?.focus({ preventScroll: true })}
      />
    ))
  return (
    <TitledCard title={t('Who Can See Me')}>
      <Text tone="soft">
        {t(
          'These recruiters liked a project or revealed a link of yours: they see your name and all your projects. They see your email with a revealed link, or after your first reply.',
        )}
      </Text>
      <Frame ref={frame} tabIndex={-1} role="group" aria-label={t('Recruiters who can see me')}>
        <QueryBoundary
          query={list}
          loadingText={t('Loading contacts...')}
          errorText={t('Failed to load contacts')}
          skeleton={
            <Stack as="ul" gap="s">
              {rowsOf(waiting)}
            </Stack>
          }
          isEmpty={(all) => all.every(({ state }) => state === 'closed')}
          empty={<Text tone="soft">{t('Nobody so far.')}</Text>}
        >
          {(all) => (
            <Stack as="ul" gap="s">
              {rowsOf(all.filter(({ state }) => state !== 'closed'))}
            </Stack>
          )}
        </QueryBoundary>
      </Frame>
    </TitledCard>
  )
}

const Frame = styled.div`
  &:focus {
    outline: none;
  }
`
