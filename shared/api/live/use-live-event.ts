import { useEffect, useEffectEvent } from 'react'
import type { LiveEvent } from '../../contract'
import { live } from './live'

/** Calls the listener of the last render with each event. */
export function useLiveEvent(listener: (event: LiveEvent) => void) {
  const handle = useEffectEvent(listener)
  useEffect(() => live.subscribe((event) => handle(event)), [])
}
