import { paths } from '@swipefolio/shared/contract'
import { prerenderScreens } from '@swipefolio/shared/prerender'
import DashboardScreen from './screens/dashboard/dashboard-screen'
import { sections } from './screens/dashboard/sections'
import HomeScreen from './screens/home/home-screen'
import OwnProfileScreen from './screens/own-profile/own-profile-screen'
import SwipeScreen from './screens/swipe/swipe-screen'
import UserScreen from './screens/user/user-screen'

/** Prerenders the screens as they are while they load. */
export const prerender = () =>
  prerenderScreens(
    'mfe-recruiter',
    {
      Home: HomeScreen,
      Swipe: SwipeScreen,
      Dashboard: DashboardScreen,
      ...Object.fromEntries(
        Object.keys(sections).map((name) => [`Dashboard?section=${name}`, DashboardScreen]),
      ),
      User: UserScreen,
      OwnProfile: OwnProfileScreen,
    },
    {},
    { Dashboard: paths.dashboard },
  )
