import { t } from '@swipefolio/shared/i18n'
import { theme, toast } from '@swipefolio/shared/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { hasUnsavedWork } from '../features/session/logout-question'

/** Height of the line in the header. */
export const offlineHeight = '1.125rem'

/** Whether the page comes from the service worker, because the server could not be reached. */
export const isKept = () => document.documentElement.dataset['kept'] !== undefined

/** Such a page replaces itself once the network is back, which would lose some of this. */
const handleNetworkBack = (event: Event) => {
  if (hasUnsavedWork()) event.preventDefault()
}

/** Shows when the connection is lost, and announces when it is back. A kept page shows it until it is replaced. */
export const OfflineNotice = () => {
  const [isOffline, setIsOffline] = useState(false)
  useEffect(() => {
    const handleOffline = () => setIsOffline(true)
    const handleOnline = () => {
      if (isKept()) return
      setIsOffline(false)
      toast.info(t('You are back online'))
    }
    if (!navigator.onLine || isKept()) handleOffline()
    window.addEventListener('offline', handleOffline)
    window.addEventListener('online', handleOnline)
    window.addEventListener('networkback', handleNetworkBack)
    return () => {
      window.removeEventListener('offline', handleOffline)
      window.removeEventListener('online', handleOnline)
      window.removeEventListener('networkback', handleNetworkBack)
    }
  }, [])

  return (
    <div role="status">
      {isOffline && (
        <Strip data-offline>{t('You are offline. What you see may be out of date.')}</Strip>
      )}
    </div>
  )
}

/* In the free space at the top of the header, so that it neither moves nor covers the page. */
const Strip = styled.p`
  position: absolute;
  inset: 0 0 auto;
  overflow: hidden;
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  font-size: 0.75rem;
  line-height: ${offlineHeight};
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
`
