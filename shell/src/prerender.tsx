import { prerenderFrame } from '@swipefolio/shared/prerender'
import { GlobalStyle, Toaster } from '@swipefolio/shared/ui'
import { Suspense } from 'react'
import { Frame } from './frame/frame'

const entry = { label: '{{label}}', path: '/{{path}}', order: 0, app: 'shell' }

/** Before the first paint: nobody who is logged in is shown the way to log in, not even for a moment. */
const signedInScript =
  "try { if (sessionStorage.getItem('token')) document.documentElement.dataset.signedIn = '' } catch {}"

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

/** The frame of every page with places for the menu and the screen, as somebody sees it who is not logged in. */
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
