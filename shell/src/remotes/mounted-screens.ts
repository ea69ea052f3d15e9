/** A screen that stands on the page. */
export interface MountedScreen {
  app: string
  version: string
}

const mounted = new Set<MountedScreen>()
const listeners = new Set<() => void>()
let isAnnounced = false

/** Notes a screen that came onto the page; the answer notes that it has gone. */
export function noteMounted(app: string, version: string): () => void {
  const screen = { app, version }
  mounted.add(screen)
  announce()
  return () => {
    mounted.delete(screen)
    announce()
  }
}

export const mountedScreens = (): readonly MountedScreen[] => [...mounted]

export function onMountedScreens(listener: () => void): void {
  listeners.add(listener)
}

/** Once for a whole commit: a screen that goes and one of the same app that comes are one change. */
function announce(): void {
  if (isAnnounced) return
  isAnnounced = true
  queueMicrotask(() => {
    isAnnounced = false
    for (const listener of listeners) listener()
  })
}
