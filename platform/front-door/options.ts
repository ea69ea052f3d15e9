import type { Client, Pool } from 'pg'
import type { FileKeeper } from '../release-store'
import type { ContentSource } from './first-answer'

/** The metadata of a page for browsers, search engines and share previews. */
export interface PageDescription {
  status: number
  title: string
  description: string
  /** Absolute URL, or a path on this origin. */
  image?: string
  /** Whether search engines may list it; by default they may. */
  isListed?: boolean
}

/** The metadata of every page; colours are CSS colours of the browser's frame. */
export interface Site {
  name: string
  lightColor: string
  darkColor: string
}

/** What the service worker keeps for pages without network. */
export interface OfflineOptions {
  /** The worker: the export `./service-worker` of this package, bundled as one classic script. */
  script: string
  /** The paths of calls whose last answers a session keeps, with parameters as `:name`. */
  keptReads: readonly string[]
  /** The path to which a logout is posted. */
  sessionEnd: string
}

/** What pages say before or without the shell. */
export interface PageTexts {
  needsScripts: string
  couldNotStart: string
  triesByItself: string
  tryAgain: string
  toHome: string
}

/** `apiPrefixes`: paths that never get a page; `configuration`: inlined as JSON for the shell. */
export interface FrontDoorOptions {
  pool: Pool
  /** Where the contents of files are; in the database by default. */
  files?: FileKeeper
  /** A connection that listens for moved pointers; one of the pool's settings by default. */
  createListener?: () => Client
  site: Site
  /** `title`: the title of the matching route, if there is one, in the language. */
  describe: (
    path: string,
    title: string | undefined,
    language: string,
  ) => PageDescription | Promise<PageDescription>
  /** The texts of pages in a language; English by default. */
  textsIn?: (language: string) => PageTexts
  /** Without it, only screens that are the same for everybody at all times are in the HTML. */
  content?: ContentSource
  configuration: Record<string, string>
  apiPrefixes: readonly string[]
  /** The public origin, for URLs in share previews. */
  publicUrl?: string
  /** Sends HSTS; only for HTTPS. */
  hsts?: boolean
  /** Whether development routes are included. */
  isDevelopment?: boolean
  /** Whether `?app=name@version` may choose another release, and the development servers that it may name. */
  overrides?: { origins: readonly string[] }
  /** Without it, browsers keep nothing, and a service worker of before removes itself. */
  offline?: OfflineOptions
  /** In development, whether the page reloads when a pointer moves. */
  liveReload?: boolean
}
