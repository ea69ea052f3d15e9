import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { paths } from '../contract'
import { useNavigationGuard } from '../router'
import { useSession } from '../session'
import { ModalCloseContext } from '../ui'

/**
 * Holds back closing the dialog around it, a link, Back, Forward and the reload of a kept page while something would be lost, until the question
 * of the caller is answered.
 */
export function useLeaveQuestion(isHeld: () => boolean) {
  const modal = useContext(ModalCloseContext)
  const [resume, setResume] = useState<() => void>()

  const ask = (next: () => void) => setResume(() => next)
  const hold = (next: () => void, path?: string) => {
    // Logging out and the end of the session leave the page without a question.
    const isLeaving = path === paths.login || !useSession.getState().token
    if (isLeaving || !isHeld()) return false
    ask(next)
    return true
  }
  useNavigationGuard(hold)
  const objectTo = useEffectEvent((reload: Event) => {
    if (isHeld()) reload.preventDefault()
  })
  useEffect(() => {
    const handleNetworkBack = (event: Event) => objectTo(event)
    window.addEventListener('networkback', handleNetworkBack)
    return () => window.removeEventListener('networkback', handleNetworkBack)
  }, [])
  useEffect(() => {
    modal?.setQuestion(hold)
    return () => modal?.setQuestion(undefined)
  })

  return {
    isAsking: resume !== undefined,
    ask,
    stay: () => setResume(undefined),
    leave() {
      setResume(undefined)
      resume?.()
    },
  }
}
