import { useEffect } from 'react'
import {
  fetchFresh,
  notifications,
  refresh,
  useIsSettled,
  useLiveEvent,
  usePollInterval,
  useQuery,
} from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { countUnseen } from './shown-notifications'
import { storedNotifications } from './stored-notifications'
import { useNotificationToasts } from './use-notification-toasts'

const checkInterval = 5000
const failureInterval = 15_000

/**
 * The notifications of the person logged in. A visible page that shows its content polls whether any are unseen and then refetches the list;
 * an open panel always fetches it.
 */
export function useNotifications(role: Role, isOpen: boolean) {
  const listOptions = notifications.list(role)
  const checkKey = ['notifications-check', role]
  const interval = usePollInterval(checkInterval)
  const isSettled = useIsSettled()

  const list = useQuery({
    ...listOptions,
    enabled: isOpen,
    initialData: storedNotifications.find,
    initialDataUpdatedAt: 0,
  })
  const check = useQuery({
    queryKey: checkKey,
    async queryFn() {
      const hasUnseen = await fetchFresh(notifications.unseenExist(role))
      if (hasUnseen || isOpen) await fetchFresh(listOptions)
      return hasUnseen
    },
    enabled: isSettled,
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.status === 'error' ? failureInterval : interval),
  })
  useLiveEvent(({ type }) => {
    if (type === 'notification' || type === 'refresh') refresh(checkKey)
  })
  useLoggedFailure(check.error)
  useNotificationToasts(role, { list: list.data, isChecked: check.isSuccess, isOpen })

  const count = isOpen || check.data === false ? 0 : countUnseen(list.data ?? [])
  useEffect(() => {
    if (list.data) storedNotifications.save(list.data, count)
  }, [list.data, count])

  return { list, count }
}

function useLoggedFailure(error: Error | null) {
  useEffect(() => {
    if (error) console.debug('The check for new notifications failed', error)
  }, [error])
}
