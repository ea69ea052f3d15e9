import { loadWaiting } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import { unsavedWork } from '@swipefolio/shared/session'
import { theme, toast } from '@swipefolio/shared/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'

/** Height of the line in the header. */
export const offlineHeight = '1.25rem'

/** Whether the page comes from the service worker, because the server could not be reached. */
export const isKept = () => document.documentElement.dataset['kept'] !== undefined

const newsTime = 4000

/** Shows when the connection is lost, and for a while that it is back. A kept page shows it until the server answers. */
export const OfflineNotice = () => {
  const [notice, setNotice] = useState('')
  useEffect(() => {
    let timer = 0
    let isBack = false
    /** A kept page replaces itself, unless somebody objects; then what failed is loaded. */
    const handleNetworkBack = (event: Event) => {
      if (unsavedWork.hasFormWithoutDraft()) event.preventDefault()
      if (isBack) return
      isBack = true
      setNotice('')
      loadWaiting()
    }
    const handleOffline = () => {
      clearTimeout(timer)
      isBack = false
      setNotice(t('You are offline. What you see may be out of date.'))
    }
    const handleOnline = () => {
      if (isKept()) return
      toast.dismissErrors()
      setNotice(t('You are back online'))
      timer = window.setTimeout(setNotice, newsTime, '')
    }
    if (!navigator.onLine || isKept()) handleOffline()
    window.addEventListener('offline', handleOffline)
    window.addEventListener('online', handleOnline)
    window.addEventListener('networkback', handleNetworkBack)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('offline', handleOffline)
      window.removeEventListener('online', handleOnline)
      window.removeEventListener('networkback', handleNetworkBack)
    }
  }, [])

  return <div role="status">{notice && <Strip data-offline>{notice}</Strip>}</div>
}

/* In the free space at the top of the header, so that it neither moves nor covers the page. */
const Strip = styled.p`
  position: absolute;
  inset: 0 0 auto;
  overflow: hidden;
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  font-size: ${theme.size.small};
  line-height: ${offlineHeight};
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
`
