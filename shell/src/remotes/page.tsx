import { coversPath, resolveRoute } from '@swipefolio/platform/registry'
import { t } from '@swipefolio/shared/i18n'
import { Route, Routes, useLocation } from '@swipefolio/shared/router'
import { useEffect } from 'react'
import { replayScreenPress } from '../features/early-acts/early-acts'
import { AccessDeniedPage } from '../frame/access-denied-page'
import { WaysOn } from '../frame/ways-on'
import { useCurrentRole } from './current-role'
import { screenOf } from './load-route'
import { openedRoutes } from './opened-routes'
import { usePageRegistry } from './page-registry'
import { RemoteScreen } from './remote-screen'
import { RouteTitle } from './route-title'
import { WholeRegistry } from './whole-registry'

/** Renders the screen for the current path and role. */
export const Page = () => {
  const { pathname } = useLocation()
  const role = useCurrentRole()
  const registry = usePageRegistry()
  const resolution = resolveRoute(registry, pathname, role)
  const screen = screenOf(resolution)
  const route = resolution.kind === 'unknown' ? undefined : resolution.route
  const opened = resolution.kind === 'screen' ? resolution.route.path : undefined
  useEffect(() => {
    if (opened !== undefined) openedRoutes.add(opened)
  }, [opened])
  useEffect(() => {
    // Not before the screen is hydrated: the attributes hide what the prerendered page shows to visitors alone.
    const { dataset } = document.documentElement
    delete dataset.signedIn
    delete dataset.choosesRole
    replayScreenPress()
  }, [])
  const title = route?.title ?? t('Page not found')
  if (!coversPath(registry, pathname, role)) {
    return <WholeRegistry title={t('This page')} resetKey={pathname} waysOn={<WaysOn />} />
  }
  return (
    <>
      <RouteTitle title={title} />
      <Routes>
        <Route
          path={route?.path ?? '*'}
          element={
            screen ? (
              <RemoteScreen {...screen} title={title} resetKey={pathname} waysOn={<WaysOn />} />
            ) : (
              route && <AccessDeniedPage route={route} />
            )
          }
        />
      </Routes>
    </>
  )
}
