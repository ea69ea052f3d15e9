import { paths } from '@swipefolio/shared/contract'
import { Navigate } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { useIsHydrated } from '@swipefolio/shared/ui'
import { type ReactNode, useState } from 'react'
import { useReturnPath } from './return-path'
import { endingSession } from './session-ended'

/**
 * Shows its children to visitors and leads a person who arrives logged in to the return path, home by default. A login
 * in the children navigates itself.
 */
export const VisitorsOnly = ({ children }: { children: ReactNode }) => {
  const [isMember] = useState(() => {
    const { token } = useSession.getState()
    return token !== null && token !== endingSession.token
  })
  const isHydrated = useIsHydrated()
  const from = useReturnPath()
  return isMember && isHydrated ? <Navigate to={from ?? paths.home} replace /> : children
}
