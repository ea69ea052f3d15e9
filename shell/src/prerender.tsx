import { paths } from '@swipefolio/shared/contract'
import { prerenderFrame } from '@swipefolio/shared/prerender'
import { GlobalStyle, Toaster } from '@swipefolio/shared/ui'
import { Suspense } from 'react'
import { Frame } from './frame/frame'

const entry = { label: '{{label}}', path: '/{{path}}', order: 0, app: 'shell' }

/**
 * Runs before the first paint, so that the login link does not flash for people who are logged in, and the home page leaves
 * room for their part.
 */
const signedInScript = `try {
  if (sessionStorage.getItem('token'))
    document.documentElement.dataset.signedIn = location.pathname === '${paths.home}' ? 'home' : ''
} catch {}`

const renderAt = (path: string) =>
  prerenderFrame(
    <>
      <GlobalStyle />
      <Frame menu={[entry]}>
        <Suspense fallback={null}>{'{{screen}}'}</Suspense>
      </Frame>
      <Toaster />
    </>,
    { path, prefix: 'shell-' },
  )

/** Prerenders the logged-out frame with placeholders for the menu and the screen. */
export function prerender() {
  const { html, styles } = renderAt('/')
  const menuEntry = entryIn(html)
  return {
    screens: {},
    frame: {
      html: html.replace(menuEntry, '{{menu}}'),
      styles,
      menuEntry,
      currentMenuEntry: entryIn(renderAt(entry.path).html),
      script: signedInScript,
    },
  }
}

function entryIn(html: string): string {
  const found = /<li><a[^>]*>\{\{label\}\}<\/a><\/li>/.exec(html)?.[0]
  if (found === undefined) throw new Error('The frame has no menu entry')
  return found
}
