import { useEffect } from 'react'
import { unsavedWork } from '../session'

/** Has the browser ask before the document is left or reloaded, and the shell before a logout. */
export function useLeaveAlert(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    const forget = unsavedWork.addForm()
    return () => {
      removeEventListener('beforeunload', ask)
      forget()
    }
  }, [isNeeded])
}
