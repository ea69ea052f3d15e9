import { slotsFor } from '@swipefolio/platform/registry'
import { whenSettled } from '@swipefolio/shared/api'
import { events } from '@swipefolio/shared/between-apps'
import { Suspense, useEffect, useState } from 'react'
import { useCurrentRole } from './current-role'
import { usePageRegistry } from './page-registry'
import { RemoteScreen } from './remote-screen'

/** Renders the screens that apps contribute to a slot, loaded when the page is idle, a chat is requested or a command is chosen. */
export const Slot = ({ name }: { name: string }) => {
  const role = useCurrentRole()
  const registry = usePageRegistry()
  const reason = useReasonToLoad()
  if (reason === undefined) return null
  return (
    <div data-slot={name}>
      {slotsFor(registry, name, role).map(({ app, screen, title }) => (
        <Suspense key={`${app}/${screen}`} fallback={null}>
          <RemoteScreen
            {...{ app, screen, title }}
            resetKey={role}
            isBackground={reason === 'idle'}
            isOverlay
          />
        </Suspense>
      ))}
    </div>
  )
}

function useReasonToLoad() {
  const [reason, setReason] = useState<'idle' | 'requested'>()
  useEffect(() => {
    const cancel = whenSettled(() => setReason((first) => first ?? 'idle'))
    const request = () => setReason((first) => first ?? 'requested')
    const stops = [
      cancel,
      events.openChatFromNotification.receive(request),
      events.commandChosen.receive(request),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  return reason
}
