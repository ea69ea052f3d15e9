import { useEffect } from 'react'
import { toast } from './toast'

/** Removes older errors when a dialog opens, which they would cover, and when it closes. */
export function useNewErrorsOnly(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return undefined
    toast.dismissErrors()
    return toast.dismissErrors
  }, [isOpen])
}
