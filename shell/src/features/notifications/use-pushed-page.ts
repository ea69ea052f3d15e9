import { useNavigate } from '@swipefolio/shared/router'
import { useEffect } from 'react'
import { safeReturnPath } from '../session/return-path'

/** Opens the page of a clicked notification of the operating system, which the service worker names. */
export function usePushedPage() {
  const navigate = useNavigate()
  useEffect(() => {
    // Pages that are not served by https, nor from this machine, have none.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const handleMessage = ({ data }: MessageEvent<{ open?: unknown }>) => {
      const path = safeReturnPath(data.open)
      if (path) void navigate(path)
    }
    workers?.addEventListener('message', handleMessage)
    return () => workers?.removeEventListener('message', handleMessage)
  }, [navigate])
}
