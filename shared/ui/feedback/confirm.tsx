import { lazy, Suspense, useEffect, useState } from 'react'

export interface ConfirmProps {
  isOpen: boolean
  /** The exact sentence; it is also the dialog's name. */
  question: string
  confirmLabel: string
  cancelLabel?: string
  isPending?: boolean
  /** What went wrong with the last try. */
  error?: string
  onConfirm: () => void
  onCancel: () => void
}

const loadDialog = () => import('./confirm-dialog')
const ConfirmDialog = lazy(() => loadDialog().then((loaded) => ({ default: loaded.ConfirmDialog })))

/** Asks before something that cannot be taken back. */
export const Confirm = (props: ConfirmProps) => {
  useEffect(() => {
    loadDialog().catch((error: unknown) => console.debug('A dialog could not be loaded', error))
  }, [])
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <ConfirmDialog {...props} />
      </Suspense>
    )
  )
}
