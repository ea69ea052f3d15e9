import type { Pool } from 'pg'

/** What a page says of itself to browsers, search engines and share previews. */
export interface PageDescription {
  status: number
  title: string
  description: string
  /** Absolute address, or a path on this origin. */
  image?: string
}

/** What every page has in common; colours are CSS colours of the browser's own frame. */
export interface Site {
  name: string
  lang: string
  lightColor: string
  darkColor: string
}

/** `apiPrefixes`: paths never answered with a page; `configuration`: inlined for the shell as JSON. */
export interface FrontDoorOptions {
  pool: Pool
  site: Site
  /** `title`: of the route that the path leads to, if there is one. */
  describe: (path: string, title?: string) => PageDescription | Promise<PageDescription>
  configuration: Record<string, string>
  apiPrefixes: readonly string[]
  /** The public origin, for addresses in share previews. */
  publicUrl?: string
  /** Over HTTPS only: tell browsers never to come back without it. */
  hsts?: boolean
  /** Whether routes for development are there, too. */
  isDevelopment?: boolean
  /** Whether `?app=name@version` may choose another release, and from which development servers. */
  overrides?: { origins: readonly string[] }
  /** In development the page reloads itself when a pointer moves. */
  liveReload?: boolean
}
