import { styled } from 'styled-components'
import { translated } from '@swipefolio/shared/api'
import type { Notification } from '@swipefolio/shared/contract'
import { relativeTime } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { theme, VisuallyHidden } from '@swipefolio/shared/ui'
import { kindOf } from './notification-kinds'

export interface NotificationItemProps {
  notification: Notification
  /** True when it was unseen when the panel first showed it. */
  isFresh: boolean
  onOpen: () => void
}

export const NotificationItem = ({ notification, isFresh, onOpen }: NotificationItemProps) => {
  const { message, createdAt } = notification
  const { Icon } = kindOf(notification)
  return (
    <li>
      <Row type="button" onClick={onOpen}>
        <Medal $isFresh={isFresh}>
          <Icon aria-hidden />
        </Medal>
        <Words>
          <span>{translated(message)}</span>
          <Time dateTime={createdAt}>{relativeTime(createdAt)}</Time>
        </Words>
        {isFresh && (
          <Dot>
            <VisuallyHidden>{t('New')}</VisuallyHidden>
          </Dot>
        )}
      </Row>
    </li>
  )
}

const Row = styled.button`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.s};
  inline-size: 100%;
  padding: ${theme.space.s};
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: ${theme.color.ink};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${theme.color.raised};
  }
`

const Medal = styled.span<{ $isFresh: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${theme.control.small};
  block-size: ${theme.control.small};
  border-radius: 50%;
  background: ${({ $isFresh }) => ($isFresh ? theme.color.likeSoft : theme.color.raised)};
  color: ${({ $isFresh }) => ($isFresh ? theme.color.like : theme.color.inkSoft)};

  svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`

const Words = styled.span`
  display: grid;
  flex: 1;
  gap: ${theme.space.xxs};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  line-height: 1.35;
`

const Time = styled.time`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`

const Dot = styled.span`
  flex: none;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  margin-block-start: 0.45rem;
  border-radius: 50%;
  background: ${theme.color.like};

  @media (forced-colors: active) {
    border: 0.25rem solid;
  }
`
