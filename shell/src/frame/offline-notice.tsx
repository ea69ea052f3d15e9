import { theme, toast } from '@swipefolio/shared/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'

/** Shows when the connection is lost, and announces when it is back. */
export const OfflineNotice = () => {
  const [isOffline, setIsOffline] = useState(false)
  useEffect(() => {
    const handleOffline = () => setIsOffline(true)
    const handleOnline = () => {
      setIsOffline(false)
      toast.info('You are back online')
    }
    if (!navigator.onLine) handleOffline()
    window.addEventListener('offline', handleOffline)
    window.addEventListener('online', handleOnline)
    return () => {
      window.removeEventListener('offline', handleOffline)
      window.removeEventListener('online', handleOnline)
    }
  }, [])

  return (
    <div role="status">
      {isOffline && <Strip>You are offline. What you see may be out of date.</Strip>}
    </div>
  )
}

const Strip = styled.p`
  padding: ${theme.space.s} ${theme.space.m};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  font-size: ${theme.size.small};
  text-align: center;
`
