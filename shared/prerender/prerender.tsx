import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { QueryProvider } from '../api'
import { splitStyles, type StyleGroup } from './split-styles'

interface Fragment {
  html: string
  styles: StyleGroup[]
}

interface Place {
  /** The address that links compare themselves with. */
  path?: string
  /** Keeps ids of one fragment apart from those of the others on the page. */
  prefix: string
}

/** Renders what stands outside of the router, too: the frame brings its own place for the screen. */
export function prerenderFrame(element: ReactElement, place: Place): Fragment {
  const sheet = new ServerStyleSheet()
  try {
    const tree = (
      <QueryProvider>
        <MemoryRouter initialEntries={[place.path ?? '/']}>{element}</MemoryRouter>
      </QueryProvider>
    )
    const html = renderToString(sheet.collectStyles(tree), { identifierPrefix: place.prefix })
    return { html, styles: splitStyles(sheet.getStyleTags()) }
  } finally {
    sheet.seal()
  }
}

/** Renders screens that need no answer of the server, by name, as the HTML and CSS that the front door puts into the page. */
export function prerenderScreens(app: string, screens: Record<string, ComponentType>) {
  const fragments = Object.entries(screens).map(([name, Screen]) => [
    name,
    prerenderFrame(<Screen />, { prefix: `${app}-${name}-` }),
  ])
  return { screens: Object.fromEntries(fragments) as Record<string, Fragment> }
}
