import { slotsFor } from '@swipefolio/platform/registry'
import { Suspense, useEffect, useState } from 'react'
import { useCurrentRole } from './current-role'
import { usePageRegistry } from './page-registry'
import { RemoteScreen } from './remote-screen'
import { whenIdle } from './when-idle'

/** Requests a chat: loads the slot at once, whose app reads the chat from session storage. */
const openEvent = 'openChatFromNotification'

/** Renders the screens that apps contribute to a slot, loaded when the page is idle. */
export const Slot = ({ name }: { name: string }) => {
  const role = useCurrentRole()
  const registry = usePageRegistry()
  const isRequested = useIsIdleOrRequested()
  if (!isRequested) return null
  return slotsFor(registry, name, role).map(({ app, screen, title }) => (
    <Suspense key={`${app}/${screen}`} fallback={null}>
      <RemoteScreen app={app} screen={screen} title={title} resetKey={role} />
    </Suspense>
  ))
}

function useIsIdleOrRequested(): boolean {
  const [isRequested, setIsRequested] = useState(false)
  useEffect(() => {
    const request = () => setIsRequested(true)
    const cancel = whenIdle(request)
    window.addEventListener(openEvent, request)
    return () => {
      cancel()
      window.removeEventListener(openEvent, request)
    }
  }, [])
  return isRequested
}
