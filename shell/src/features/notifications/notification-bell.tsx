import { useCallback, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useLiveConnection } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Badge, BellIcon, IconButton } from '@swipefolio/shared/ui'
import { useAct } from '../commands/use-act'
import { Dismissal } from '../focus/dismissal'
import { NotificationsPanel } from './notifications-panel'
import { useNotifications } from './use-notifications'

const panelId = 'notifications-panel'

export const NotificationBell = ({ role }: { role: Role }) => {
  useLiveConnection()
  const [isOpen, setIsOpen] = useState(false)
  const inside = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { list, count } = useNotifications(role, isOpen)
  const close = useCallback(() => setIsOpen(false), [])
  useAct('notifications', () => setIsOpen(true))

  return (
    <Place ref={inside}>
      {isOpen && <Dismissal {...{ inside, opener }} onClose={close} />}
      <IconButton
        ref={opener}
        label={t('Notifications')}
        size="large"
        icon={<BellIcon aria-hidden />}
        badge={<Badge max={9} count={count} label={t('unseen')} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <NotificationsPanel
          id={panelId}
          role={role}
          list={list}
          onClose={() => {
            close()
            opener.current?.focus()
          }}
          onLeave={close}
        />
      )}
    </Place>
  )
}

const Place = styled.div`
  display: flex;

  @media (min-width: 45rem) {
    position: relative;
  }
`
