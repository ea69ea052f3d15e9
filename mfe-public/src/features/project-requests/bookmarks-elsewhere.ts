import { projectRequests, useQueryClient } from '@swipefolio/shared/api'
import { sessionOwner } from '@swipefolio/shared/session'
import { useEffect } from 'react'

let channel: BroadcastChannel | undefined

/** Tells the other windows of the account that its bookmarks have changed. */
export const announceBookmark = () => channel?.postMessage('')

/** Shows what was bookmarked in another window of the account. */
export function useBookmarksElsewhere() {
  const client = useQueryClient()
  useEffect(() => {
    if (!sessionOwner() || !('BroadcastChannel' in window)) return undefined
    channel = new BroadcastChannel(`bookmarks.${sessionOwner()}`)
    channel.addEventListener(
      'message',
      () => void client.invalidateQueries({ queryKey: projectRequests.key }),
    )
    return () => {
      channel?.close()
      channel = undefined
    }
  }, [client])
}
