import { paths } from '@swipefolio/shared/contract'
import { prerenderScreens } from '@swipefolio/shared/prerender'
import DashboardScreen from './screens/dashboard/dashboard-screen'
import { sections } from './screens/dashboard/sections'
import HomeScreen from './screens/home/home-screen'

/** Prerenders the screens as they are while they load. */
export const prerender = () =>
  prerenderScreens(
    'mfe-jobseeker',
    {
      Home: HomeScreen,
      Dashboard: DashboardScreen,
      ...Object.fromEntries(
        Object.keys(sections).map((name) => [`Dashboard?section=${name}`, DashboardScreen]),
      ),
    },
    {},
    { Dashboard: paths.dashboard },
  )
