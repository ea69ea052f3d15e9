/** A screen that is mounted. */
export interface MountedScreen {
  app: string
  version: string
}

const mounted = new Set<MountedScreen>()
const listeners = new Set<() => void>()
let isNotificationQueued = false

/** Registers a mounted screen; returns a function that unregisters it. */
export function registerMounted(app: string, version: string): () => void {
  const screen = { app, version }
  mounted.add(screen)
  notify()
  return () => {
    mounted.delete(screen)
    notify()
  }
}

export const mountedScreens = (): readonly MountedScreen[] => [...mounted]

export function onMountedScreens(listener: () => void): void {
  listeners.add(listener)
}

/** Batched per React commit, so that replacing one screen of an app by another is one change. */
function notify(): void {
  if (isNotificationQueued) return
  isNotificationQueued = true
  queueMicrotask(() => {
    isNotificationQueued = false
    for (const listener of listeners) listener()
  })
}
