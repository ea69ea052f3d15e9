import { sessionName } from '@swipefolio/shared/session'

const name = 'logout'

/** Tells the other tabs of a session that the user logged out. */
export function announceLogout(token: string): void {
  const session = sessionName(token)
  if (!session || !('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(name)
  channel.postMessage(session)
  channel.close()
}

/** Calls a listener when the user logs out of this session in another tab; returns the function that ends it. */
export function onLogoutElsewhere(token: string, listener: () => void): () => void {
  if (!('BroadcastChannel' in window)) return () => {}
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === sessionName(token)) listener()
  })
  return () => channel.close()
}
