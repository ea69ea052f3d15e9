import type { Locator, Page } from '@playwright/test'

/** An app and what its drills expect of it. */
export interface DrilledApp {
  app: string
  /** The folder of a build that the browser runs in place of the live release; nothing is uploaded. */
  build?: string
  /** The name that the page shows when the app is down and has no page of its own. */
  title: string
  /** A path whose page shows the app. */
  path: string
  /** A path of another app's page; any path for an app that is on every page. */
  elsewhere: string
  /** Prepares the page so that it may show the app, for example by logging in. */
  prepare?: (page: Page) => Promise<unknown>
  /** Leaves the app, for one that is on every page; otherwise `elsewhere` is opened. */
  leave?: (page: Page) => Promise<unknown>
  /** Content that is visible when the app works. */
  shown: (page: Page) => Locator
  /** Content that is visible on `path` once the session has ended; absent for an app that needs no login. */
  shownWithoutSession?: (page: Page) => Locator
}
