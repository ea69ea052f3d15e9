import { useId, useLayoutEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import type { useQuery } from '@swipefolio/shared/api'
import type { Notification, Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  BellIcon,
  Empty,
  Heading,
  IconButton,
  QueryBoundary,
  theme,
  XIcon,
} from '@swipefolio/shared/ui'
import { NotificationItem } from './notification-item'
import { byDay, shownNotifications } from './shown-notifications'
import { useOpenNotification } from './use-open-notification'
import { useSeenWhileShown } from './use-seen-while-shown'

export interface NotificationsPanelProps {
  id: string
  role: Role
  list: Pick<
    ReturnType<typeof useQuery<Notification[]>>,
    'data' | 'error' | 'refetch' | 'isFetching'
  >
  /** Closed by its own button: the bell receives the focus. */
  onClose: () => void
  /** Closed because a notification navigates to another page. */
  onLeave: () => void
}

export const NotificationsPanel = ({
  id,
  role,
  list,
  onClose,
  onLeave,
}: NotificationsPanelProps) => {
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => shownNotifications(list.data ?? []), [list.data])
  const fresh = useSeenWhileShown(role, shown, list.isFetching)
  const openNotification = useOpenNotification(role, onLeave)

  useLayoutEffect(() => panel.current?.focus(), [])

  return (
    <Panel ref={panel} id={id} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <Head>
        <Heading level={2} size="small" id={titleId}>
          {t('Notifications')}
        </Heading>
        <IconButton
          label={t('Close notifications')}
          icon={<XIcon aria-hidden />}
          onClick={onClose}
        />
      </Head>
      <Body>
        <QueryBoundary
          query={list}
          loadingText={t('Loading notifications...')}
          errorText={() => t('Failed to load notifications')}
          isEmpty={() => shown.length === 0}
          empty={<Empty icon={<BellIcon aria-hidden />}>{t('No notifications')}</Empty>}
          skeleton="rows"
        >
          {() => (
            <>
              {[...byDay(shown)].map(([day, notifications]) => (
                <section key={day}>
                  <Day>{day}</Day>
                  <List>
                    {notifications.map((notification) => (
                      <NotificationItem
                        key={notification.id}
                        notification={notification}
                        isFresh={fresh.has(notification.id)}
                        onOpen={() => openNotification(notification)}
                      />
                    ))}
                  </List>
                </section>
              ))}
            </>
          )}
        </QueryBoundary>
      </Body>
    </Panel>
  )
}

const Panel = styled.div`
  position: absolute;
  z-index: ${theme.layer.menu};
  inset-block-start: calc(100% + ${theme.space.xs});
  inset-inline: ${theme.space.xs};
  display: flex;
  flex-direction: column;
  max-block-size: min(32rem, calc(100dvh - 6rem));
  border: ${theme.border.thin};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.dialog};

  &:focus {
    outline: none;
  }
  @media (min-width: 45rem) {
    inset-inline: auto 0;
    inline-size: 24rem;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space.xs};
  padding-inline-start: calc(${theme.space.xs} + ${theme.space.s});
  border-block-end: ${theme.border.thin};
`

const Body = styled.div`
  overflow-y: auto;
  padding: ${theme.space.xs};
`

const Day = styled.h3`
  padding: ${theme.space.xs} ${theme.space.s} ${theme.space.xxs};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.strong};
`

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`
