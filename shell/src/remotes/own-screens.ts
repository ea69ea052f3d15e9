import type appManifest from '../../app.json'
import type { ScreenModule } from './screen-module'

type OwnScreen = keyof (typeof appManifest)['screens']

/** The shell's own screens; the build finds a screen's files by the chunk name. */
export const ownScreens = {
  Login: () => import(/* webpackChunkName: "screen-Login" */ '../screens/login/login-screen'),
  Signup: () => import(/* webpackChunkName: "screen-Signup" */ '../screens/signup/signup-screen'),
  Gallery: () =>
    import(/* webpackChunkName: "screen-Gallery" */ '../screens/gallery/gallery-screen'),
  NotFound: () =>
    import(/* webpackChunkName: "screen-NotFound" */ '../screens/not-found/not-found-screen'),
} satisfies Record<OwnScreen, () => Promise<ScreenModule>>

export function findOwnScreen(name: string): (() => Promise<ScreenModule>) | undefined {
  return Object.entries(ownScreens).find(([screen]) => screen === name)?.[1]
}
