import { useEffect, useState } from 'react'
import { chatClosedEvent, openChatEvent } from '../../session'

/** Whether a chat was opened from an open dialog, which does not trap the focus until the chat is closed. */
export function useChatAbove(isOpen: boolean): boolean {
  const [isChatAbove, setIsChatAbove] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const handleOpen = () => setIsChatAbove(true)
    const handleClose = () => setIsChatAbove(false)
    window.addEventListener(openChatEvent, handleOpen)
    window.addEventListener(chatClosedEvent, handleClose)
    return () => {
      window.removeEventListener(openChatEvent, handleOpen)
      window.removeEventListener(chatClosedEvent, handleClose)
      handleClose()
    }
  }, [isOpen])
  return isChatAbove
}
