import { shellName } from '@swipefolio/platform/registry'
import { events } from '@swipefolio/shared/between-apps'
import { mountedScreens } from '../../remotes/mounted-screens'

/** Longer than the timeout for loading a screen, in milliseconds. */
const longestWait = 12_000
const interval = 100

const isMounted = (wanted: string) =>
  wanted === shellName || mountedScreens().some(({ app }) => app === wanted)

/** Has an app perform an act once it is there; returns whether it is. The first event has the slots loaded that are not yet. */
export async function sendAct(chosen: { app: string; act: string }): Promise<boolean> {
  const wasMounted = isMounted(chosen.app)
  events.commandChosen.send(chosen)
  if (wasMounted) return true
  for (let waited = 0; waited < longestWait; waited += interval) {
    await new Promise((resolve) => setTimeout(resolve, interval))
    if (isMounted(chosen.app)) {
      events.commandChosen.send(chosen)
      return true
    }
  }
  return false
}
