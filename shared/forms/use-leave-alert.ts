import { useEffect } from 'react'

/** Has the browser ask before the document is left or reloaded. */
export function useLeaveAlert(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
