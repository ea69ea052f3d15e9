import type { Locator, Page } from '@playwright/test'

/** An app as its drills meet it. */
export interface DrilledApp {
  app: string
  /** What the page calls it when it is down. */
  title: string
  /** An address whose page shows the app. */
  path: string
  /** An address of another app's page; for an app that stands on every page, any. */
  elsewhere: string
  /** Makes the page one that may see the app: logs in, for example. */
  prepare?: (page: Page) => Promise<unknown>
  /** What stands there when the app works. */
  shown: (page: Page) => Locator
  /** What stands on `path` once the session has ended; an app for everybody has none to lose. */
  shownWithoutSession?: (page: Page) => Locator
}
