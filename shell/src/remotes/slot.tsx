import { slotsFor } from '@swipefolio/platform/registry'
import { Suspense, useEffect, useState } from 'react'
import { useCurrentRole } from './current-role'
import { usePageRegistry } from './page-registry'
import { RemoteScreen } from './remote-screen'
import { whenIdle } from './when-idle'

/** Asks for the chat: the slot then comes at once, and finds what to open in session storage. */
const openEvent = 'openChatFromNotification'

/** What apps put into a named place of the shell, loaded when the page is idle. */
export const Slot = ({ name }: { name: string }) => {
  const role = useCurrentRole()
  const registry = usePageRegistry()
  const isWanted = useIsIdleOrAsked()
  if (!isWanted) return null
  return slotsFor(registry, name, role).map(({ app, screen, title }) => (
    <Suspense key={`${app}/${screen}`} fallback={null}>
      <RemoteScreen app={app} screen={screen} title={title} resetKey={role} />
    </Suspense>
  ))
}

function useIsIdleOrAsked(): boolean {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const want = () => setIsWanted(true)
    const cancel = whenIdle(want)
    window.addEventListener(openEvent, want)
    return () => {
      cancel()
      window.removeEventListener(openEvent, want)
    }
  }, [])
  return isWanted
}
