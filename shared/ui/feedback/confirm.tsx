import { lazy, Suspense, useEffect, useState } from 'react'
import { whenSettled } from '../../api'
import type { ConfirmProps } from './confirm-dialog'

const loadDialog = () => import('./confirm-dialog')
const preload = () => {
  loadDialog().catch((error: unknown) => console.debug('A dialog could not be loaded', error))
}
const ConfirmDialog = lazy(() => loadDialog().then((loaded) => ({ default: loaded.ConfirmDialog })))

/** Asks for confirmation of an irreversible action. */
export const Confirm = (props: ConfirmProps) => {
  useEffect(() => whenSettled(preload), [])
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
