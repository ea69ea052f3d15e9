import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { QueryProvider } from '../api'
import { splitStyles, type StyleGroup } from './split-styles'

interface Fragment {
  html: string
  styles: StyleGroup[]
  query?: string[]
}

interface FrameOptions {
  /** The current path, for the links that mark the current page. */
  path?: string
  /** Prefix of generated ids, so that those of several fragments do not collide. */
  prefix: string
}

/** Renders an element to HTML and CSS, with the providers that the shell has around it. */
export function prerenderFrame(element: ReactElement, options: FrameOptions): Fragment {
  const sheet = new ServerStyleSheet()
  try {
    const tree = (
      <QueryProvider>
        <MemoryRouter initialEntries={[options.path ?? '/']}>{element}</MemoryRouter>
      </QueryProvider>
    )
    const html = renderToString(sheet.collectStyles(tree), { identifierPrefix: options.prefix })
    return { html, styles: splitStyles(sheet.getStyleTags()) }
  } finally {
    sheet.seal()
  }
}

/**
 * Renders screens that need no server data to the HTML and CSS that the front door inserts into the page. `queries`: by screen, the
 * parameters in the query of the address that it depends on; with one of them, and for a screen without an entry with any, the
 * page begins without the screen. A name with a query, as in `Dashboard?section=settings`, is the screen at an address with exactly
 * this query. `paths`: by screen, where it is, for links to the screen itself; `/` without an entry.
 */
export function prerenderScreens(
  app: string,
  screens: Record<string, ComponentType>,
  queries: Record<string, string[]> = {},
  paths: Record<string, string> = {},
) {
  const fragments = Object.entries(screens).map(([name, Screen]) => {
    const [screen = name, search] = name.split('?')
    const path = `${paths[screen] ?? '/'}?${search ?? ''}`
    const fragment = prerenderFrame(<Screen />, { path, prefix: `${app}-${screen}-` })
    return [name, { ...fragment, query: queries[name] }]
  })
  return { screens: Object.fromEntries(fragments) as Record<string, Fragment> }
}
