import { lazy, Suspense, useEffect, useState } from 'react'
import type { ModalProps } from './modal-dialog'

const loadDialog = () => import('./modal-dialog')
const ModalDialog = lazy(() => loadDialog().then((loaded) => ({ default: loaded.ModalDialog })))

/**
 * A dialog over the page: keeps the focus, closes on Esc, gives the focus back.
 * Its machinery is fetched when a screen that may open one has been shown.
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
