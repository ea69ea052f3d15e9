import { paths } from '@swipefolio/shared/contract'
import { Navigate } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useReturnPath } from './return-path'

const subscribeToNothing = () => () => {}

/** False while prerendered HTML, which is that of a visitor, is hydrated. */
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

/**
 * Shows its children to visitors and leads a person who arrives logged in to the return path, home by default. A login
 * in the children navigates itself.
 */
export const VisitorsOnly = ({ children }: { children: ReactNode }) => {
  const [isMember] = useState(() => useSession.getState().token !== null)
  const isHydrated = useIsHydrated()
  const from = useReturnPath()
  return isMember && isHydrated ? <Navigate to={from ?? paths.home} replace /> : children
}
