import { useEffect } from 'react'
import { unsavedWork } from '../session'

/** Has the browser ask before the document is left or reloaded, and the shell before a logout, which counts drafts by itself. */
export function useLeaveAlert(isNeeded: boolean, hasDraft = false) {
  useEffect(() => {
    if (!isNeeded) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    const forget = hasDraft ? undefined : unsavedWork.addForm()
    return () => {
      removeEventListener('beforeunload', ask)
      forget?.()
    }
  }, [isNeeded, hasDraft])
}
