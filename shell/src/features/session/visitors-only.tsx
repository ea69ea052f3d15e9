import { paths } from '@swipefolio/shared/contract'
import { Navigate, useLocation } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { useIsHydrated } from '@swipefolio/shared/ui'
import { type ReactNode, useState } from 'react'
import { useReturnPath } from './return-path'

/**
 * Shows its children to visitors and leads a person who arrives logged in to the return path, home by default. A login
 * in the children navigates itself.
 */
export const VisitorsOnly = ({ children }: { children: ReactNode }) => {
  const { state } = useLocation() as { state: { hasEnded?: boolean } | null }
  const [isMember] = useState(() => useSession.getState().token !== null && !state?.hasEnded)
  const isHydrated = useIsHydrated()
  const from = useReturnPath()
  return isMember && isHydrated ? <Navigate to={from ?? paths.home} replace /> : children
}
