import { slotsFor } from '@swipefolio/platform/registry'
import { whenSettled } from '@swipefolio/shared/api'
import { events } from '@swipefolio/shared/between-apps'
import { Suspense, useEffect, useState } from 'react'
import { useCurrentRole } from './current-role'
import { usePageRegistry } from './page-registry'
import { RemoteScreen } from './remote-screen'

/** Renders the screens that apps contribute to a slot, loaded when the page is idle or a chat is requested. */
export const Slot = ({ name }: { name: string }) => {
  const role = useCurrentRole()
  const registry = usePageRegistry()
  const isRequested = useIsIdleOrRequested()
  if (!isRequested) return null
  return (
    <div data-slot={name}>
      {slotsFor(registry, name, role).map(({ app, screen, title }) => (
        <Suspense key={`${app}/${screen}`} fallback={null}>
          <RemoteScreen app={app} screen={screen} title={title} resetKey={role} />
        </Suspense>
      ))}
    </div>
  )
}

function useIsIdleOrRequested(): boolean {
  const [isRequested, setIsRequested] = useState(false)
  useEffect(() => {
    const request = () => setIsRequested(true)
    const cancel = whenSettled(request)
    const stop = events.openChatFromNotification.receive(request)
    return () => {
      cancel()
      stop()
    }
  }, [])
  return isRequested
}
