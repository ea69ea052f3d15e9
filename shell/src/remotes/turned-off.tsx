import { useState, type ReactNode } from 'react'
import { refreshRegistry } from './latest-registry'
import { Unavailable } from './unavailable'

interface TurnedOffProps {
  title: string
  waysOn?: ReactNode
  isOverlay?: boolean
}

/** The place of an app that is turned off; trying again asks whether it still is. */
export const TurnedOff = ({ title, waysOn, isOverlay }: TurnedOffProps) => {
  const [tries, setTries] = useState(0)
  const [isPending, setIsPending] = useState(false)
  const handleRetry = () => {
    setTries(tries + 1)
    setIsPending(true)
    void refreshRegistry(0).finally(() => setIsPending(false))
  }
  return <Unavailable {...{ title, waysOn, isOverlay, tries, isPending }} onRetry={handleRetry} />
}
