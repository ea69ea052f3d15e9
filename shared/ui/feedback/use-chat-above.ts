import { useEffect, useState } from 'react'
import { events } from '../../between-apps'

/** Whether a chat was opened from an open dialog, which does not trap the focus until the chat is closed. */
export function useChatAbove(isOpen: boolean): boolean {
  const [isChatAbove, setIsChatAbove] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const handleOpen = () => setIsChatAbove(true)
    const handleClose = () => setIsChatAbove(false)
    const stops = [
      events.openChatFromNotification.receive(handleOpen),
      events.chatClosed.receive(handleClose),
    ]
    return () => {
      for (const stop of stops) stop()
      handleClose()
    }
  }, [isOpen])
  return isChatAbove
}
