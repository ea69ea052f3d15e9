import { shellName } from '@swipefolio/platform/registry'
import { events } from '@swipefolio/shared/between-apps'
import { useEffect, useEffectEvent } from 'react'

/** Performs an act of the shell's own commands, which its app.json names. */
export function useAct(act: string, handle: () => void): void {
  const handleChosen = useEffectEvent(handle)
  useEffect(
    () =>
      events.commandChosen.receive((chosen) => {
        if (chosen.app === shellName && chosen.act === act) handleChosen()
      }),
    [act],
  )
}
