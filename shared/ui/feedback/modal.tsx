import { lazy, Suspense, useEffect, useState } from 'react'
import type { ModalProps } from './modal-dialog'

const loadDialog = () => import('./modal-dialog')
const ModalDialog = lazy(() => loadDialog().then((loaded) => ({ default: loaded.ModalDialog })))

/**
 * A modal dialog: traps the focus, closes on Esc and returns the focus.
 * Its implementation is preloaded when a screen that contains one is mounted.
 */
export const Modal = (props: ModalProps) => {
  useEffect(() => {
    loadDialog().catch((error: unknown) => console.debug('A dialog could not be loaded', error))
  }, [])
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <ModalDialog {...props} />
      </Suspense>
    )
  )
}
