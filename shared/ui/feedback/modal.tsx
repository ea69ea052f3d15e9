import { lazy, Suspense, useEffect, useState } from 'react'
import { whenSettled } from '../../api'
import type { ModalProps } from './modal-dialog'

const loadDialog = () => import('./modal-dialog')
const preload = () => {
  loadDialog().catch((error: unknown) => console.debug('A dialog could not be loaded', error))
}
const ModalDialog = lazy(() => loadDialog().then((loaded) => ({ default: loaded.ModalDialog })))

/**
 * A modal dialog: traps the focus, closes on Esc and returns the focus.
 * Its implementation is preloaded once a screen that contains one shows its content.
 */
export const Modal = (props: ModalProps) => {
  useEffect(() => whenSettled(preload), [])
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
